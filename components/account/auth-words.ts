import { brandName } from '@/lib/env/brand';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator, plainWords } from '@/lib/i18n/translator';

/** What every form at the door may have to say. */
function formWords(locale: Locale) {
  const { fields, faults, refusals, missing, invalidPassword, checkFields, needsScripts } =
    plainWords(locale, 'auth');
  return { fields, faults, refusals, missing, invalidPassword, checkFields, needsScripts };
}
export type FormWords = ReturnType<typeof formWords>;

export function loginWords(locale: Locale) {
  const { login, reset, sessionEnded } = plainWords(locale, 'auth');
  const heading = getTranslator(locale, 'auth.login')('heading', { brand: brandName(locale) });
  return { ...formWords(locale), ...login, heading, reset, sessionEnded };
}
export type LoginWords = ReturnType<typeof loginWords>;

export function signupWords(locale: Locale) {
  return { ...formWords(locale), ...plainWords(locale, 'auth').signup };
}
export type SignupWords = ReturnType<typeof signupWords>;

export function resetWords(locale: Locale) {
  return { ...formWords(locale), ...plainWords(locale, 'auth').reset };
}
export type ResetWords = ReturnType<typeof resetWords>;
