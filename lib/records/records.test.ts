import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { recordTable, requestJson } from './records';

const note = z.object({ id: z.uuid(), created_at: z.string(), text: z.string() });
const stored = {
  id: '11111111-1111-4111-8111-111111111111',
  created_at: '2026-01-01T00:00:00.000Z',
  text: 'a',
};

type Sent = { path: string; method: string | undefined; body: unknown; prefer: string | null };

function backend(status: number, body: string) {
  const sent: Sent[] = [];
  const send = (path: string, init: RequestInit) => {
    const json = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    const prefer = new Headers(init.headers).get('prefer');
    sent.push({ path, method: init.method, body: json, prefer });
    return Promise.resolve(new Response(status === 204 ? null : body, { status }));
  };
  return { sent, send, notes: recordTable(send, 'notes', note) };
}

const answering = (...rows: unknown[]) => backend(200, JSON.stringify(rows));

test('list asks for the whole table', async () => {
  const { notes, sent } = answering(stored);
  expect(await notes.list()).toEqual([stored]);
  expect(sent).toEqual([{ path: '/rest/v1/notes', method: 'GET', body: undefined, prefer: null }]);
});

test('query lists everything and filters here', async () => {
  const { notes } = answering(stored, { ...stored, text: 'b' });
  expect(await notes.query(({ text }) => text === 'b')).toEqual([{ ...stored, text: 'b' }]);
});

test('get gives the first element', async () => {
  const { notes, sent } = answering(stored, { ...stored, text: 'b' });
  expect(await notes.get(stored.id)).toEqual(stored);
  expect(sent[0]?.path).toBe(`/rest/v1/notes?id=eq.${stored.id}`);
});

test('an id is a value, never more of the query', async () => {
  const { notes, sent } = answering(stored);
  await notes.get('x&select=secret');
  expect(sent[0]?.path).toBe('/rest/v1/notes?id=eq.x%26select%3Dsecret');
});

test('create sends the record with a random id and the time, and gives what was stored', async () => {
  const { notes, sent } = answering(stored);
  expect(await notes.create({ text: 'a' })).toEqual(stored);
  expect(sent[0]).toMatchObject({
    path: '/rest/v1/notes',
    method: 'POST',
    prefer: 'return=representation',
  });
  const body = z.strictObject({
    text: z.literal('a'),
    id: z.uuidv4(),
    created_at: z.iso.datetime(),
  });
  expect(body.safeParse(sent[0]?.body).success).toBe(true);
});

test('update sends the changes only', async () => {
  const { notes, sent } = answering({ ...stored, text: 'b' });
  expect(await notes.update(stored.id, { text: 'b' })).toEqual({ ...stored, text: 'b' });
  expect(sent).toEqual([
    {
      path: `/rest/v1/notes?id=eq.${stored.id}`,
      method: 'PATCH',
      body: { text: 'b' },
      prefer: 'return=representation',
    },
  ]);
});

test('remove reads no body', async () => {
  const { notes, sent } = backend(204, '');
  await notes.remove(stored.id);
  expect(sent[0]?.method).toBe('DELETE');
});

test('what is not there is told with id and table', async () => {
  const { notes } = answering();
  const error = { code: 'not-found', message: 'Record with id x not found in notes' };
  await expect(notes.get('x')).rejects.toMatchObject(error);
  await expect(notes.update('x', {})).rejects.toMatchObject(error);
});

test('a 401 asks to log in again', async () => {
  const { notes, send } = backend(401, '{}');
  const error = { code: 'unauthorized', message: 'Unauthorized access. Please log in again.' };
  await expect(notes.list()).rejects.toMatchObject(error);
  await expect(notes.remove('x')).rejects.toMatchObject(error);
  await expect(requestJson(send, { method: 'GET', path: '/x' }, note)).rejects.toMatchObject(error);
});

test('any other refusal is told with status and body, by the name of who refused', async () => {
  const { notes, send } = backend(409, '{"code":"23505"}');
  await expect(notes.create({ text: 'a' })).rejects.toMatchObject({
    code: 'refused',
    status: 409,
    message: 'PostgREST Error: 409 - {"code":"23505"}',
  });
  const request = requestJson(send, { method: 'POST', path: '/x', body: {} }, note);
  await expect(request).rejects.toThrow('API Error: 409 - {"code":"23505"}');
});

test('the general request sends JSON and reads JSON, or nothing', async () => {
  const { send, sent } = backend(200, '{"a":1}');
  const asked = { method: 'PUT', path: '/functions/v1/x', body: { b: 2 } } as const;
  expect(await requestJson(send, asked, z.object({ a: z.number() }))).toEqual({ a: 1 });
  expect(sent[0]).toMatchObject({ path: '/functions/v1/x', method: 'PUT', body: { b: 2 } });
  const empty = backend(204, '');
  expect(await requestJson(empty.send, { method: 'DELETE', path: '/x' }, z.null())).toBeNull();
});

test('a record of another shape never gets in', async () => {
  await expect(answering({ ...stored, text: 7 }).notes.list()).rejects.toThrow(z.ZodError);
});
