import type { Locale } from '@/lib/i18n/locale';

/** The shop's name; set the two variables to rename the shop. */
const brandNames: Record<Locale, string> = {
  ar: process.env.NEXT_PUBLIC_BRAND_AR ?? 'زاد',
  en: process.env.NEXT_PUBLIC_BRAND_EN ?? 'Zad',
};

export function brandName(locale: Locale): string {
  return brandNames[locale];
}

/** `{brand} | {title}`, the format of all titles except a product's. */
export function brandedTitle(locale: Locale, title: string): string {
  return `${brandName(locale)} | ${title}`;
}

/** The shop's contact details. Anything that is not configured is not shown. */
export const contact = {
  phone: process.env.NEXT_PUBLIC_CONTACT_PHONE ?? null,
  email: process.env.NEXT_PUBLIC_CONTACT_EMAIL ?? null,
  socialUrl: process.env.NEXT_PUBLIC_SOCIAL_URL ?? null,
};
