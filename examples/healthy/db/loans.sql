create table loans (packet integer not null references packets (id), borrower text not null, lent_on text not null);
