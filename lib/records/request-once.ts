/** Disables retries: by default supabase-js retries for seven seconds, but the callers handle failures themselves. */
export function requestOnce<Q>(question: { retry: (enabled: boolean) => Q }): Q {
  return question.retry(false);
}
