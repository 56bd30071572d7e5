/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';

const leaveForLogin = jest.fn();
jest.unstable_mockModule('./leave-for-login', () => ({ leaveForLogin }));
const { browserClient } = await import('./browser-client');

/** What is read of an answer: this browser has no `fetch` of its own. */
const answerWith = (status: number) => {
  const body = JSON.stringify({ message: 'not_signed_in' });
  const answer = {
    status,
    ok: status < 400,
    headers: new Map(),
    text: () => Promise.resolve(body),
  };
  globalThis.fetch = () => Promise.resolve(answer as unknown as Response);
};
Object.assign(globalThis, { Request: class extends URL {} });

beforeEach(() => {
  leaveForLogin.mockClear();
});

test('a refused call without a session leads to the login page', async () => {
  answerWith(401);
  const answer = await browserClient().rpc('create_or_update_user_address', {});
  expect(answer.status).toBe(401);
  expect(leaveForLogin).toHaveBeenCalledTimes(1);
});

test.each([200, 403])('an answer %i does not', async (status) => {
  answerWith(status);
  const answer = await browserClient().rpc('create_or_update_user_address', {});
  expect(answer.status).toBe(status);
  expect(leaveForLogin).not.toHaveBeenCalled();
});
