import { type Connection } from '@supabase/lite';

export type Row = Record<string, unknown>;

/** One conversation with the database: a pooled connection, or the only one there is. */
export interface Session {
  query<T extends Row = Row>(sql: string, values?: readonly unknown[]): Promise<T[]>;
  /** Runs several statements at once. */
  exec(sql: string): Promise<void>;
}

export interface Database extends Session {
  /** What lite's `App` is given. */
  connection: Connection;
  /** How many requests may be inside the database at the same time. */
  concurrency: number;
  /**
   * Takes back what a request has left behind on a connection that the next one gets, too. Rejects when it cannot: then
   * nobody can be served any more.
   */
  settle(): Promise<void>;
  transaction(work: (session: Session) => Promise<void>): Promise<void>;
  listen(channel: string, hear: () => void): Promise<void>;
  close(): Promise<void>;
}
