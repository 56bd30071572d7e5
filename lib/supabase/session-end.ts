/** Why a session has ended; the login page has a message for each reason. */
export const sessionEnds = ['unauthorized', 'refreshFailed', 'noRefreshToken'] as const;
export type SessionEnd = (typeof sessionEnds)[number];

/** The login page's query parameter for the reason. */
export const sessionEndedQuery = 'session-ended';

export function isSessionEnd(value: string | null): value is SessionEnd {
  return sessionEnds.some((end) => end === value);
}
