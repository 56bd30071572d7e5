/** One database with the migrations applied. */
export interface TestDatabase {
  /** Runs several statements, without parameters. */
  exec(sql: string): Promise<void>;
  /** The same; returns all result rows in order. */
  rows(sql: string): Promise<Record<string, unknown>[]>;
  query<Row>(sql: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  /** A separate, migrated database. */
  open(): Promise<TestDatabase>;
  stop(): Promise<void>;
}
