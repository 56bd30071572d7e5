import { type Database as Generated, type Json } from './database.types.ts';

type Public = Generated['public'];
/** Whatever can be written as JSON. An interface, or an array that is not to be changed, is no `Json` to the compiler. */
type Writable = object | string | number | boolean;
type Arguments<A> =
  A extends Record<PropertyKey, never>
    ? A
    : { [K in keyof A]: (Json extends A[K] ? Writable : A[K]) | null };

/** The procedures. SQL takes null for every argument, which the generator does not say. */
export type Procedures = {
  [N in keyof Public['Functions']]: Omit<Public['Functions'][N], 'Args'> & {
    Args: Arguments<Public['Functions'][N]['Args']>;
  };
};

/** Tables, views and procedures of the database, as `npm run db:types` has read them from the migrations. */
export type Database = Omit<Generated, 'public'> & {
  public: Omit<Public, 'Functions'> & { Functions: Procedures };
};
