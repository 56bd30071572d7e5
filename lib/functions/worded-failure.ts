import { functionErrorCodes } from '@/supabase/functions/_shared/contracts/function-error';
import type { FunctionFailure } from './function-failure';

const ours: ReadonlySet<string> = new Set(functionErrorCodes);

/**
 * What a refusal is called in the page's language: the words for its code, else `otherwise`. Only a code that is not the
 * shop's own, as a provider's, speaks for itself: our functions' messages are English, and for developers.
 */
export function wordedFailure(
  words: Readonly<Record<string, string>>,
  { code, message }: Pick<FunctionFailure, 'code' | 'message'>,
  otherwise: string,
): string {
  if (Object.hasOwn(words, code)) return words[code] ?? otherwise;
  return (!ours.has(code) && message) || otherwise;
}
