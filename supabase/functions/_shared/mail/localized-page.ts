import { type Deps } from '../deps.ts';
import { shopPage } from '../payments/shop-page.ts';
import { type Language } from './format.ts';

/** The address of a page of the shop in this language, as the shop's own links have it. */
export const localizedPage = (
  deps: Deps,
  language: Language,
  path: string,
  query?: URLSearchParams,
): string => shopPage(deps, language === 'en' ? `/en${path}` : path, query);
