/** Why a session is over; the login page has words for each. */
export const sessionEnds = ['unauthorized', 'refreshFailed', 'noRefreshToken'] as const;
export type SessionEnd = (typeof sessionEnds)[number];

/** The parameter of the login page's address that tells. */
export const sessionEndedQuery = 'session-ended';

export function isSessionEnd(value: string | null): value is SessionEnd {
  return sessionEnds.some((end) => end === value);
}
