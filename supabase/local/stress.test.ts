import { expect, test } from '@jest/globals';
import { volume } from '../../scripts/test/volume.mjs';
import { signUp } from './testing/gateway-process';
import { ownGateway } from './testing/own-gateway';

const requests = volume(500, 4_000);
const inParallel = 50;

interface Note {
  owner: string | null;
  body: string;
  shown: boolean;
}

const own = ownGateway();

const subjectOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sub: string }).sub;

test(`${requests} mixed requests, ${inParallel} in parallel: no foreign row, no lost write, no borrowed role`, async () => {
  const [ownerToken, strangerToken] = [
    await signUp(own.gateway, 'owner@example.com'),
    await signUp(own.gateway, 'stranger@example.com'),
  ];
  const [owner, stranger] = [subjectOf(ownerToken), subjectOf(strangerToken)];
  const faults: string[] = [];
  const acknowledged: string[] = [];

  const check = (fine: boolean, fault: () => string) => {
    if (!fine) faults.push(fault());
  };
  const reads = async (token: string | undefined, mayRead: (note: Note) => boolean) => {
    const path = '/rest/v1/notes?select=owner,body,shown&order=id.desc&limit=20';
    const answer = await own.gateway.call(path, token ? { token } : {});
    const notes = (await answer.json()) as Note[];
    check(
      answer.status === 200 && notes.every(mayRead),
      () => `read: ${JSON.stringify(notes).slice(0, 300)}`,
    );
  };
  const writes = async (token: string, claimed: string, body: string, allowed: boolean) => {
    const answer = await own.gateway.call('/rest/v1/notes', {
      token,
      json: { owner: claimed, body },
    });
    await answer.arrayBuffer();
    check((answer.status === 201) === allowed, () => `write of ${body}: ${answer.status}`);
    if (answer.status === 201) acknowledged.push(body);
  };
  const expectStatuses = async (init: { token?: string; key?: string }, expected: string) => {
    const role = (await (await own.gateway.call('/rest/v1/rpc/role_now', init)).json()) as unknown;
    check(role === expected, () => `role: ${JSON.stringify(role)} instead of ${expected}`);
  };

  const kinds: ((number: number) => Promise<void>)[] = [
    () => reads(undefined, ({ shown }) => shown),
    () => reads(ownerToken, (note) => note.owner === owner),
    () => reads(strangerToken, (note) => note.owner === stranger),
    (number) => writes(ownerToken, owner, `owner ${number}`, true),
    (number) => writes(strangerToken, stranger, `stranger ${number}`, true),
    (number) => writes(strangerToken, owner, `forged ${number}`, false),
    () => expectStatuses({}, 'anon'),
    () => expectStatuses({ token: ownerToken }, 'authenticated'),
    () => expectStatuses({ key: own.gateway.keys.secretKey }, 'service_role'),
  ];

  let next = 0;
  const worker = async () => {
    while (next < requests) {
      const number = next;
      next += 1;
      // A stride that shares no factor with the number of kinds mixes them differently in every round.
      await kinds[(number * 5 + Math.floor(number / 50)) % kinds.length]!(number);
    }
  };
  const startedAt = Date.now();
  await Promise.all(Array.from({ length: inParallel }, worker));
  const seconds = (Date.now() - startedAt) / 1_000;
  console.log(
    `${requests} requests in ${seconds.toFixed(1)} s, ${acknowledged.length} writes acknowledged`,
  );

  expect(faults).toEqual([]);
  const stored = await own.gateway.call('/rest/v1/rpc/all_bodies', {
    key: own.gateway.keys.secretKey,
  });
  const bodies = new Set((await stored.json()) as string[]);
  expect(acknowledged.filter((body) => !bodies.has(body))).toEqual([]);
  expect([...bodies].filter((body) => body.startsWith('forged'))).toEqual([]);
});
