import { type Connection } from '@supabase/lite';

export type Row = Record<string, unknown>;

/** A database session: a pooled connection, or the only one. */
export interface Session {
  query<T extends Row = Row>(sql: string, values?: readonly unknown[]): Promise<T[]>;
  /** Runs several statements at once. */
  exec(sql: string): Promise<void>;
}

export interface Database extends Session {
  /** The connection for lite's `App`. */
  connection: Connection;
  /** Maximum number of concurrent requests. */
  concurrency: number;
  /** Resets a connection after a request. Rejects if that fails; then no further request can be served. */
  settle(): Promise<void>;
  transaction(work: (session: Session) => Promise<void>): Promise<void>;
  listen(channel: string, hear: () => void): Promise<void>;
  close(): Promise<void>;
}
