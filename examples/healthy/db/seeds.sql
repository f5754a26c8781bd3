create table packets (id integer primary key, plant text not null, harvested_on text not null);
