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
  ['answers', () => Promise.resolve()],
  ['cannot be reached', () => Promise.reject(new TypeError('network'))],
])(
  'when the service %s a refused session ends at the login page, which knows why',
  async (_, answer) => {
    signOut.mockImplementation(() => {
      done.push('signed out');
      return answer();
    });
    await endSession().catch(() => undefined);
    // The reason first: signing out is noticed by others, who leave at once.
    expect(done).toEqual(['unauthorized', 'signed out', 'left']);
  },
);
