import { type Database as Generated, type Json } from './database.types.ts';

type Public = Generated['public'];
/** Anything that can be written as JSON. The compiler does not accept interfaces or readonly arrays as `Json`. */
type Writable = object | string | number | boolean;
type Arguments<A> =
  A extends Record<PropertyKey, never>
    ? A
    : { [K in keyof A]: (Json extends A[K] ? Writable : A[K]) | null };

/** The functions. SQL accepts null for every argument, which the generator omits. */
export type Procedures = {
  [N in keyof Public['Functions']]: Omit<Public['Functions'][N], 'Args'> & {
    Args: Arguments<Public['Functions'][N]['Args']>;
  };
};

/** Tables, views and functions of the database, generated from the migrations by `npm run db:types`. */
export type Database = Omit<Generated, 'public'> & {
  public: Omit<Public, 'Functions'> & { Functions: Procedures };
};
