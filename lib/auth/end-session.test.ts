import { beforeEach, expect, jest, test } from '@jest/globals';

const done: string[] = [];
const signOut = jest.fn<() => Promise<void>>();
jest.unstable_mockModule('./sign-out', () => ({ signOut }));
jest.unstable_mockModule('@/lib/supabase/leave-for-login', () => ({
  expectEnd: (end: string) => void done.push(end),
  leaveForLogin: () => void done.push('left'),
}));
const { endSession } = await import('./end-session');

beforeEach(() => {
  done.length = 0;
});

test.each([
  ['responds', () => Promise.resolve()],
  ['cannot be reached', () => Promise.reject(new TypeError('network'))],
])(
  'when the service %s, a rejected session ends at the login page with the reason',
  async (_, answer) => {
    signOut.mockImplementation(() => {
      done.push('signed out');
      return answer();
    });
    await endSession().catch(() => undefined);
    // The reason comes first: other listeners leave the page as soon as they notice the sign-out.
    expect(done).toEqual(['unauthorized', 'signed out', 'left']);
  },
);
