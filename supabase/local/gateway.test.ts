import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type GatewayProcess,
  removeFolder,
  signUp,
  startGateway,
  temporaryFolder,
} from './testing/gateway-process';
import { spawnGateway } from './testing/spawn-gateway';

let localDir: string;
let gateway: GatewayProcess;

beforeAll(async () => {
  localDir = await temporaryFolder();
  gateway = await startGateway(localDir, {
    SHOP_PORT: '3999',
    FUNCTIONS_DIR: 'supabase/local/testing/functions',
    // No request of this file takes as long, on any machine.
    BACKEND_BODY_TIME_LIMIT_MS: '60000',
  });
});

afterAll(async () => {
  await gateway.end();
  await removeFolder(localDir);
});

const roleOf = async (answer: Promise<Response>) => (await (await answer).json()) as unknown;

describe('keys', () => {
  test('are required, regardless of the claimed origin', async () => {
    const loopback = { host: '127.0.0.1', origin: gateway.url };
    for (const headers of [{}, loopback, { authorization: 'Bearer x' }]) {
      const answer = await gateway.call('/rest/v1/notes', { key: null, headers });
      expect(answer.status).toBe(401);
    }
    expect((await gateway.call('/rest/v1/notes', { key: 'sb_secret_guessed' })).status).toBe(401);
  });

  test('select the role: anon, the service role, or a session’s shopper', async () => {
    expect(await roleOf(gateway.call('/rest/v1/rpc/role_now'))).toBe('anon');
    const secret = gateway.keys.secretKey;
    expect(await roleOf(gateway.call('/rest/v1/rpc/role_now', { key: secret }))).toBe(
      'service_role',
    );
    const token = await signUp(gateway, 'role@example.com');
    expect(await roleOf(gateway.call('/rest/v1/rpc/role_now', { token }))).toBe('authenticated');
  });

  test('are stored in a file that only its owner may read', async () => {
    expect((await stat(join(localDir, 'keys.json'))).mode & 0o777).toBe(0o600);
  });
});

test('rejects a body over 1 MiB, or over 8 MiB from the service role', async () => {
  const note = (size: number) => ({ body: 'x'.repeat(size) });
  const key = gateway.keys.secretKey;
  expect((await gateway.call('/rest/v1/notes', { json: note(1_100_000) })).status).toBe(413);
  expect((await gateway.call('/rest/v1/notes', { json: note(1_100_000), key })).status).toBe(201);
  expect((await gateway.call('/rest/v1/notes', { json: note(8_500_000), key })).status).toBe(413);
});

describe('with short time limits', () => {
  let hastyDir: string;
  let hasty: GatewayProcess;

  beforeAll(async () => {
    hastyDir = await temporaryFolder();
    hasty = await startGateway(hastyDir, {
      BACKEND_BODY_TIME_LIMIT_MS: '5000',
      BACKEND_QUEUE_LENGTH: '8',
    });
  });

  afterAll(async () => {
    await hasty.end();
    await removeFolder(hastyDir);
  });

  function dripping(): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const slow = httpRequest(`${hasty.url}/rest/v1/notes`, {
        method: 'POST',
        headers: { apikey: hasty.keys.publishableKey, 'content-length': '1000' },
      });
      slow.on('response', (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      slow.on('error', reject);
      slow.write('{');
    });
  }

  test('cuts off a slow body, which does not delay other requests', async () => {
    const slow = dripping();
    const quick = hasty.call('/rest/v1/notes?select=id&limit=1').then(({ status }) => status);
    expect(await Promise.race([quick, slow])).toBe(200);
    expect(await slow).toBe(408);
  });

  test('asks clients to retry later when the queue is full', async () => {
    const slow = Array.from({ length: 8 }, dripping);
    await untilPlacesTaken(8);
    const answer = await hasty.call('/rest/v1/notes?select=id&limit=1');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(await Promise.all(slow)).toEqual(Array(8).fill(408));
    expect((await hasty.call('/rest/v1/notes?select=id&limit=1')).status).toBe(200);
  });

  async function untilPlacesTaken(count: number): Promise<void> {
    const health = (await (await hasty.call('/health')).json()) as { places: number };
    if (health.places < count) await untilPlacesTaken(count);
  }

  test('cuts off headers that never end', async () => {
    const socket = connect(Number(new URL(hasty.url).port), '127.0.0.1');
    socket.write('GET /rest/v1/notes HTTP/1.1\r\n');
    await once(socket.resume(), 'close');
  });
});

describe('access', () => {
  test('rejects a page that calls this machine by another host name', async () => {
    const port = new URL(gateway.url).port;
    const rebound = httpRequest(`${gateway.url}/health`, {
      headers: { host: `shop.example:${port}` },
    });
    rebound.end();
    const [answer] = (await once(rebound, 'response')) as [{ statusCode: number }];
    expect(answer.statusCode).toBe(403);
  });

  test('allows browser requests from the shop, but not from other pages', async () => {
    const allowed = async (origin: string) => {
      const headers = {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey',
      };
      const preflight = await gateway.call('/rest/v1/notes', {
        method: 'OPTIONS',
        headers,
        key: null,
      });
      const answer = await gateway.call('/rest/v1/notes?select=id&limit=1', {
        headers: { origin },
      });
      return [preflight, answer].map(({ headers: sent }) =>
        sent.get('access-control-allow-origin'),
      );
    };
    expect(await allowed('http://localhost:3999')).toEqual(Array(2).fill('http://localhost:3999'));
    expect(await allowed('http://evil.example')).toEqual([null, null]);
  });

  test('rejects a second process on the same folder, with an explanation', async () => {
    const second = await spawnGateway(localDir, { BACKEND_PORT: '1' });
    const [message] = (await once(second, 'message')) as [{ kind: string; text: string }];
    const [code] = (await once(second, 'exit')) as [number];
    expect(message.kind).toBe('refused');
    expect(message.text).toContain(`in use by process ${gateway.process.pid}`);
    expect(code).toBe(78);
  });
});

describe('functions', () => {
  test('serve each function under its folder name', async () => {
    const answer = await gateway.call('/functions/v1/echo', { json: { a: 1 } });
    expect(await answer.json()).toEqual({ sent: '{"a":1}', project: gateway.url });
  });

  test('return a JSON 404 for an unknown function, even if its name leads out of the folder', async () => {
    for (const name of ['nothing', '..%2F..%2Fkeys', '%2e%2e']) {
      const answer = await gateway.call(`/functions/v1/${name}`);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toHaveProperty('message');
    }
  });
});

describe('the one connection', () => {
  test('rejects a value of the wrong type, and keeps serving requests', async () => {
    const answers = await Promise.all(
      [0, true, {}, 'words', [['a'], 'b'], [{}]].map((words) =>
        gateway.call('/rest/v1/rpc/word_count', { json: { words } }),
      ),
    );
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect(answers[0]!.status).toBe(400);
    const after = await gateway.call('/rest/v1/rpc/word_count', { json: { words: ['a', 'b'] } });
    expect(await after.json()).toBe(2);
    expect(await (await gateway.call('/health')).json()).toMatchObject({ ok: true });
  });
});
