import type { Locale } from '@/lib/i18n/locale';

/** The shop's own name; a shop that renames itself sets the two variables. */
const brandNames: Record<Locale, string> = {
  ar: process.env.NEXT_PUBLIC_BRAND_AR ?? 'زاد',
  en: process.env.NEXT_PUBLIC_BRAND_EN ?? 'Zad',
};

export function brandName(locale: Locale): string {
  return brandNames[locale];
}

/** `{brand} | {title}`, the rule for every page but a product's. */
export function brandedTitle(locale: Locale, title: string): string {
  return `${brandName(locale)} | ${title}`;
}

/** How shoppers reach the shop; each is left out of the pages when it is not configured. */
export const contact = {
  phone: process.env.NEXT_PUBLIC_CONTACT_PHONE ?? null,
  email: process.env.NEXT_PUBLIC_CONTACT_EMAIL ?? null,
  socialUrl: process.env.NEXT_PUBLIC_SOCIAL_URL ?? null,
};
