import type { Locale } from '@/lib/i18n/locale';

type Named = { product_name: string; name_en: string | null };

/** A book's name in the page's language, if it has one. */
export const bookName = ({ product_name, name_en }: Named, locale: Locale) =>
  (locale === 'en' && name_en) || product_name;

/** The full name of a person. */
export const fullName = ({
  first_name,
  last_name,
}: {
  first_name: string;
  last_name: string | null;
}) => (last_name ? `${first_name} ${last_name}` : first_name);
