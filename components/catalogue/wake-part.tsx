import type { ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Locale } from '@/lib/i18n/locale';
import { loadOfferWords } from './load-offer-words';
import type { OfferWords } from './offer-words';

/** Gives a served part its code, or makes it in an empty place. */
export async function wakePart<Props extends { locale: Locale }>(
  place: HTMLElement,
  Part: ComponentType<Props & { words: OfferWords }>,
  props: Props,
): Promise<() => void> {
  const part = <Part {...props} words={await loadOfferWords(props.locale)} />;
  if (place.firstChild) {
    const root = hydrateRoot(place, part);
    return () => root.unmount();
  }
  const root = createRoot(place);
  root.render(part);
  return () => root.unmount();
}
