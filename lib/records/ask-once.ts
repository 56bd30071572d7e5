/** supabase-js would go on asking for seven seconds; whoever asks knows better what to do without an answer. */
export function askOnce<Q>(question: { retry: (enabled: boolean) => Q }): Q {
  return question.retry(false);
}
