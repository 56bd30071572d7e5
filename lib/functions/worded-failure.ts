import { functionErrorCodes } from '@/supabase/functions/_shared/contracts/function-error';
import type { FunctionFailure } from './function-failure';

const ours: ReadonlySet<string> = new Set(functionErrorCodes);

/** What a failure says itself: only a code that is not the shop's own, as a provider's. Our messages are for developers. */
export const ownWords = ({ code, message }: Pick<FunctionFailure, 'code' | 'message'>) =>
  ours.has(code) ? '' : message;

/** What a refusal is called in the page's language: the words for its code, else `otherwise`. */
export function wordedFailure(
  words: Readonly<Record<string, string>>,
  failure: Pick<FunctionFailure, 'code' | 'message'>,
  otherwise: string,
): string {
  const { code } = failure;
  return (Object.hasOwn(words, code) ? words[code] : ownWords(failure)) || otherwise;
}
