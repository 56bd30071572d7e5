import { type Row } from '../database/database.ts';
import { type Reference } from '../gateway/visitor-query.ts';
import { type GoogleClient } from '../google/authorization-request.ts';
import { type Keys } from '../keys.ts';
import { type Mail } from '../mailbox/mail-store.ts';
import { type ProjectConfig } from '../project-config.ts';
import { type Settings } from '../settings.ts';
import { type PrimaryKey } from '../studio/row-ids.ts';

/** What the worker needs to open the database. */
export interface EngineOptions {
  settings: Settings;
  keys: Keys;
  config: ProjectConfig;
  googleClient: GoogleClient;
}

/** A request or response with its whole body, as it can be sent to another thread. */
export interface WholeRequest {
  method: string;
  url: string;
  headers: [string, string][];
  body: Uint8Array<ArrayBuffer> | null;
}
export interface WholeResponse {
  status: number;
  headers: [string, string][];
  body: ArrayBuffer | null;
}

export interface Opened {
  /** Sentences for the terminal. */
  warnings: string[];
  concurrency: number;
  references: Reference[];
}

/** What the worker does when it is called: arguments and result. */
export interface Calls {
  fetch: [request: WholeRequest, response: WholeResponse];
  query: [{ sql: string; values: readonly unknown[] }, Row[]];
  settle: [undefined, undefined];
  primaryKeys: [undefined, PrimaryKey[]];
  listen: [channel: string, undefined];
  close: [undefined, undefined];
}

export type ToWorker =
  | { [N in keyof Calls]: { id: number; name: N; value: Calls[N][0] } }[keyof Calls]
  /** An e-mail has been stored; without `error`, successfully. */
  | { kept: number; error?: string };

export type FromWorker =
  | { kind: 'progress'; text: string }
  | { kind: 'opened'; opened: Opened }
  | { kind: 'done'; id: number; value: unknown }
  | { kind: 'failed'; id: number; message: string }
  | { kind: 'notified'; channel: string }
  | { kind: 'mail'; id: number; mail: Omit<Mail, 'id' | 'at'> };
