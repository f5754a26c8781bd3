export type Scalar = string | number | boolean | null;
/** Plain data without places. Maps have no prototype, so that `__proto__` is a key like any other. */
export type Data = Scalar | DataMap | readonly Data[];
export interface DataMap {
    readonly [key: string]: Data;
}
