import { z } from 'zod';
import { recordNotFound, refusedRecord, refusedRequest } from './record-error';
import { sendJson, type JsonRequest, type SessionFetch } from './send-json';

type Stored = { id: string; created_at: string };

/** What every row of a table must have for the generic access; the schema says the rest. */
type RecordSchema<T extends Stored> = z.ZodType<T>;

/** Generic record access to one table (spec §7). Everything that comes back is checked against the schema. */
export function recordTable<T extends Stored>(
  send: SessionFetch,
  table: string,
  schema: RecordSchema<T>,
) {
  const rows = z.array(schema);
  const path = `/rest/v1/${encodeURIComponent(table)}`;
  const one = (id: string) => `${path}?id=eq.${encodeURIComponent(id)}`;

  async function ask(request: JsonRequest): Promise<T[]> {
    return rows.parse(JSON.parse(await sendJson(send, request, refusedRecord)));
  }

  async function only(id: string, request: JsonRequest): Promise<T> {
    const [record] = await ask(request);
    if (!record) throw recordNotFound(table, id);
    return record;
  }

  const list = () => ask({ method: 'GET', path });

  return {
    list,
    /** All records that `matches` keeps; they are filtered here, not by the database. */
    query: async (matches: (record: T) => boolean) => (await list()).filter(matches),
    get: (id: string) => only(id, { method: 'GET', path: one(id) }),
    create: async (values: Omit<T, keyof Stored>): Promise<T> => {
      const id = crypto.randomUUID();
      const body = { ...values, id, created_at: new Date().toISOString() };
      return only(id, { method: 'POST', path, body, returning: true });
    },
    update: (id: string, changes: Partial<Omit<T, 'id'>>) =>
      only(id, { method: 'PATCH', path: one(id), body: changes, returning: true }),
    remove: async (id: string): Promise<void> => {
      await sendJson(send, { method: 'DELETE', path: one(id) }, refusedRecord);
    },
  };
}

/** The general request: JSON to a path of the caller's, and what `schema` makes of the JSON that comes back. */
export async function requestJson<T>(
  send: SessionFetch,
  request: JsonRequest,
  schema: z.ZodType<T>,
): Promise<T> {
  const text = await sendJson(send, request, refusedRequest);
  return schema.parse(text === '' ? null : JSON.parse(text));
}
