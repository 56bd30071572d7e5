/** One database with the migrations applied. */
export interface TestDatabase {
  /** Runs several statements, without parameters. */
  exec(sql: string): Promise<void>;
  /** The same; the rows that they answer with, one after the other. */
  rows(sql: string): Promise<Record<string, unknown>[]>;
  query<Row>(sql: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  /** A database of its own, migrated. */
  open(): Promise<TestDatabase>;
  stop(): Promise<void>;
}
