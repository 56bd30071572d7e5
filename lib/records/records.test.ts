import { expect, test } from '@jest/globals';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { $ZodError } from 'zod/v4/core';
import { readProfile } from '@/lib/account/queries';
import { readLocations } from '@/lib/locations/queries';
import { readOrderDetails } from '@/lib/orders/details-queries';
import { readOrdersPage, readRecentOrders } from '@/lib/orders/list-queries';
import { readNewestUnpaid, readOrderByNumber, readPayableOrder } from '@/lib/orders/queries';
import { readRecords, writeRecords } from './records';

const { signal } = new AbortController();
const order = '0f8fad5b-d9cb-469f-a165-70867728950e';
const note = z.object({ id: z.string(), text: z.string() });

/** The shop's client with a backend that gives this response to every query. */
function backend(status: number, body: unknown, headers: Record<string, string> = {}) {
  const requests: string[] = [];
  const client = createClient('https://backend.example', 'sb_publishable_test', {
    auth: { persistSession: false },
    realtime: { transport: (() => undefined) as never },
    global: {
      fetch: (input) => {
        requests.push(input as string);
        if (status === 0) return Promise.reject(new TypeError('Failed to fetch'));
        return Promise.resolve(
          typeof body === 'string'
            ? new Response(body, { status, headers })
            : Response.json(body, { status, headers }),
        );
      },
    },
  });
  return { client, requests };
}

const notesOf = (status: number, body: unknown) =>
  readRecords(backend(status, body).client.from('notes').select('id,text'), note);

test('returns rows that match the schema and rejects any other', async () => {
  const rows = [{ id: 'a', text: 'b' }];
  expect(await notesOf(200, rows)).toEqual(rows);
  await expect(notesOf(200, [{ id: 'a', text: 7 }])).rejects.toThrow($ZodError);
});

test('a 401 is reported as unauthorized', async () => {
  await expect(notesOf(401, { code: 'PGRST301', message: 'JWT expired' })).rejects.toMatchObject({
    code: 'unauthorized',
    status: 401,
    message: 'Unauthorized access. Please log in again.',
  });
});

const refusal = { code: '23505', message: 'duplicate', details: null, hint: null };
const postgresError = '{"code":"23505","message":"duplicate","details":null,"hint":null}';

test('other errors contain the status, the body and the name of the API', async () => {
  await expect(notesOf(409, refusal)).rejects.toMatchObject({
    code: 'refused',
    status: 409,
    message: `PostgREST Error: 409 - ${postgresError}`,
  });
  await expect(notesOf(502, '<h1>Bad gateway</h1>')).rejects.toThrow(
    'PostgREST Error: 502 - {"message":"<h1>Bad gateway</h1>"}',
  );
  const { client } = backend(409, refusal);
  await expect(readRecentOrders(client, 'u', signal)).rejects.toThrow(`PostgREST Error: 409 - `);
  await expect(readLocations(client)).rejects.toThrow(`API Error: 409 - ${postgresError}`);
});

test.each<[string, (client: SupabaseClient) => Promise<unknown>]>([
  ['the profile', (client) => readProfile(client, 'a@example.com')],
  ['the recent orders', (client) => readRecentOrders(client, 'u', signal)],
  ['all orders', (client) => readOrdersPage(client, 'u', 1, signal)],
  ['an order’s details', (client) => readOrderDetails(client, order, signal)],
  ['an order to pay', (client) => readPayableOrder(client, order)],
  ['an order by its number', (client) => readOrderByNumber(client, 'ZD-7K3M-9QXT', signal)],
  ['the newest unpaid order', (client) => readNewestUnpaid(client)],
  ['the places of an address', (client) => readLocations(client)],
])('reading %s fails without a session or with an invalid row', async (_, read) => {
  const refused = backend(401, { code: 'PGRST301', message: 'JWT expired' }).client;
  await expect(read(refused)).rejects.toMatchObject({ code: 'unauthorized', status: 401 });
  const odd = backend(200, [{ odd: true }], { 'content-range': '0-0/1' }).client;
  await expect(read(odd)).rejects.toThrow($ZodError);
});

test('a missing response is an error, without a retry', async () => {
  const { client, requests } = backend(0, null);
  await expect(readProfile(client, 'a@example.com')).rejects.toMatchObject({
    code: 'unanswered',
    status: 0,
  });
  expect(requests).toHaveLength(1);
});

test('a missing profile is reported with its address and table', async () => {
  await expect(readProfile(backend(200, []).client, 'a@example.com')).rejects.toMatchObject({
    code: 'not-found',
    message: 'Record with id a@example.com not found in user_profiles',
  });
});

test('a failed write returns the reason, a successful one returns null', async () => {
  const write = (status: number, body: unknown) =>
    writeRecords(backend(status, body).client.rpc('keep_note', { text: 'a' }));
  expect(await write(200, '"id"')).toBeNull();
  expect(await write(422, { code: 'PT422', message: 'invalid_phone' })).toMatchObject({
    code: 'refused',
    reason: 'invalid_phone',
    message: 'API Error: 422 - {"code":"PT422","message":"invalid_phone"}',
  });
});
