import type { Locale } from '@/lib/i18n/locale';
import type { CartWords } from './cart-words';

let words: Promise<CartWords> | null = null;

async function fetchWords(locale: Locale): Promise<CartWords> {
  const response = await fetch(`/api/words/${locale}/cart`);
  if (!response.ok) throw new Error(`The words of the cart: ${response.status}`);
  // Made by the same build as this file, from the same type.
  return (await response.json()) as CartWords;
}

/** The words of the drawer and of rare notices, asked for once a page. A failure is tried again when asked next. */
export function loadCartWords(locale: Locale): Promise<CartWords> {
  words ??= fetchWords(locale).catch((error: unknown) => {
    words = null;
    throw error;
  });
  return words;
}
