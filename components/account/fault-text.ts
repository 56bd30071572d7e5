import type { AuthFailure, AuthRefusal } from '@/lib/auth/auth-failure';
import type { FormWords } from './auth-words';

/** The words of a field's fault. Faults come from `lib/auth/credentials`, which names them as the messages do. */
export function faultText(
  words: FormWords,
  error: { message?: string | undefined } | undefined,
): string | undefined {
  const name = error?.message;
  if (!name) return undefined;
  return Object.hasOwn(words.faults, name) ? words.faults[name as keyof FormWords['faults']] : name;
}

/** What the auth service's refusal means; its own message where the shop has no words for it. */
export function failureText(words: FormWords, failure: AuthFailure, otherwise: string): string {
  return failure.refusal ? words.refusals[failure.refusal] : failure.message || otherwise;
}

export function isRefusal({ refusals }: FormWords, name: string): name is AuthRefusal {
  return Object.hasOwn(refusals, name);
}
