import { preload } from 'react-dom';
import { localePath, type Locale } from '@/lib/i18n/locale';

// One file only: the script that most of the page is written in.
const mainFont: Record<Locale, string> = {
  ar: '/websites/shop/fonts/cairo-arabic.woff2',
  en: '/websites/shop/fonts/cairo-latin.woff2',
};

/**
 * What the head of every page has in common; React moves it there. As the framework's metadata it would be written into
 * each document twice.
 */
export function SiteHead({ locale }: { locale: Locale }) {
  preload(mainFont[locale], { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <>
      <meta name="theme-color" content="#faf6ee" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#121716" media="(prefers-color-scheme: dark)" />
      <meta name="format-detection" content="telephone=no" />
      <link rel="manifest" href={localePath(locale, '/manifest.webmanifest')} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/websites/shop/icons/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/websites/shop/icons/apple-touch-icon.png" />
    </>
  );
}
