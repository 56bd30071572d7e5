import { KnownNotFound } from '@/components/feedback/known-not-found';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { defaultLocale, isLocale } from '@/lib/i18n/locale';
import { locale as rootLocale } from 'next/root-params';

export default async function NotFound() {
  const locale = await rootLocale();
  return (
    <>
      <NotFoundScreen locale={locale && isLocale(locale) ? locale : defaultLocale} />
      <KnownNotFound />
    </>
  );
}
