import { locale as rootLocale } from 'next/root-params';
import { ProductNotFound } from '@/components/catalogue/product-not-found';
import { KnownNotFound } from '@/components/feedback/known-not-found';
import { defaultLocale, isLocale } from '@/lib/i18n/locale';

/** What scripts put in place of the page's own screen when they meet the 404: the same. */
export default async function NotFound() {
  const locale = await rootLocale();
  return (
    <>
      <ProductNotFound locale={locale && isLocale(locale) ? locale : defaultLocale} />
      <KnownNotFound />
    </>
  );
}
