import { parentPort, workerData } from 'node:worker_threads';
import { guardedLite } from '../auth/guarded-lite.ts';
import { withPostgrestErrors } from '../gateway/postgrest-errors.ts';
import { withLocalGoogle } from '../google/google-fetch.ts';
import { inMailContext } from '../mailbox/mail-context.ts';
import { mailboxDriver } from '../mailbox/mailbox-driver.ts';
import { openBackend } from '../open-backend.ts';
import { shortenDatabaseErrors } from '../terse-errors.ts';
import {
  type Calls,
  type EngineOptions,
  type FromWorker,
  type ToWorker,
  type WholeRequest,
  type WholeResponse,
} from './messages.ts';

type Handlers = { [N in keyof Calls]: (value: Calls[N][0]) => Promise<Calls[N][1]> };

/** The thread of the database: opens it, and answers the calls of `Engine`. */
export async function runWorker(): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error('This runs in a worker only.');
  const { settings, keys, config, googleClient } = workerData as EngineOptions;
  const post = (message: FromWorker, moved: ArrayBuffer[] = []) => port.postMessage(message, moved);
  shortenDatabaseErrors();

  const { fetch } = globalThis;
  const googleUrl = `${settings.backendUrl}/google`;
  globalThis.fetch = withLocalGoogle(fetch, {
    request: (path, init) => fetch(googleUrl + path, init),
  });

  const keeping = new Map<number, { resolve: () => void; reject: (error: Error) => void }>();
  const keep = (mail: (FromWorker & { kind: 'mail' })['mail']) =>
    new Promise<void>((resolve, reject) => {
      const id = nextId();
      keeping.set(id, { resolve, reject });
      post({ kind: 'mail', id, mail });
    });
  const mailDriver = mailboxDriver({ keep }, settings);

  const { database, app, warnings } = await openBackend({
    settings,
    keys,
    config,
    googleClient,
    mailDriver,
    report: (text) => post({ kind: 'progress', text }),
  });
  const lite = guardedLite(app, { database, config, mailDriver, shopUrl: settings.shopUrl });
  const introspected = () => database.connection.introspect({ useCache: true });

  const handlers: Handlers = {
    fetch: (request) => wholeResponse(request, lite),
    query: ({ sql, values }) => database.query(sql, values),
    settle: () => database.settle().then(() => undefined),
    primaryKeys: async () => (await introspected()).primary_keys,
    listen: (channel) =>
      database.listen(channel, () => post({ kind: 'notified', channel })).then(() => undefined),
    close: () => database.close().then(() => undefined),
  };

  async function answer<N extends keyof Calls>(id: number, name: N, value: Calls[N][0]) {
    try {
      const result = await handlers[name](value);
      const { body } = Object(result) as { body?: unknown };
      post({ kind: 'done', id, value: result }, body instanceof ArrayBuffer ? [body] : []);
    } catch (error) {
      console.error(error);
      post({ kind: 'failed', id, message: String(error) });
    }
  }

  port.on('message', (message: ToWorker) => {
    if ('name' in message) {
      void answer(message.id, message.name, message.value);
      return;
    }
    const kept = keeping.get(message.kept);
    keeping.delete(message.kept);
    if (message.error === undefined) kept?.resolve();
    else kept?.reject(new Error(message.error));
  });

  const { foreign_keys } = await introspected();
  const references = foreign_keys
    .filter(({ schema }) => schema === 'public')
    .map(({ table, column, ref_table }) => ({ table, column, ref_table }));
  post({ kind: 'opened', opened: { warnings, concurrency: database.concurrency, references } });
}

let lastId = 0;
const nextId = () => (lastId += 1);

async function wholeResponse(
  { url, method, headers, body }: WholeRequest,
  lite: { fetch(request: Request): Promise<Response> },
): Promise<WholeResponse> {
  const redirectTo = new URL(url).searchParams.get('redirect_to');
  const request = new Request(url, { method, headers, body });
  const answer = await inMailContext({ redirectTo }, () =>
    withPostgrestErrors(() => lite.fetch(request)),
  );
  const { status } = answer;
  const isBodyless = status === 204 || status === 205 || status === 304;
  return {
    status,
    headers: [...answer.headers],
    body: isBodyless ? null : await answer.arrayBuffer(),
  };
}
