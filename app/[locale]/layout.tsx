import '../globals.css';
import '../fonts.css';
import type { Metadata, Viewport } from 'next';
import { preload } from 'react-dom';
import { LocalizedErrorWords } from '@/components/feedback/localized-error-words';
import { PageShell } from '@/components/layout/page-shell';
import { getFooterCategories } from '@/lib/catalogue/catalogue.server';
import { landingPath } from '@/lib/catalogue/filters';
import { inLocale } from '@/lib/catalogue/product';
import { env } from '@/lib/env/public';
import { directionOf, localePath, locales, type Locale } from '@/lib/i18n/locale';
import { routeLocale } from '@/lib/i18n/route-locale';

export const metadata: Metadata = {
  metadataBase: new URL(env.siteUrl),
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/websites/shop/icons/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/websites/shop/icons/apple-touch-icon.png',
  },
  formatDetection: { telephone: false },
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf6ee' },
    { media: '(prefers-color-scheme: dark)', color: '#121716' },
  ],
};

// There is no other language. It also keeps the router in the browser from guessing that `/en/shop?page=2` is the page
// it knows as `/en/shop`: an address with a closed parameter is always asked for.
export const unstable_paramMatching = { locale: 'not-found' };

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

// One file only: the script that most of the page is written in.
const mainFont: Record<Locale, string> = {
  ar: '/websites/shop/fonts/cairo-arabic.woff2',
  en: '/websites/shop/fonts/cairo-latin.woff2',
};

export default async function LocaleLayout({ params, children }: LayoutProps<'/[locale]'>) {
  const locale = await routeLocale(params);
  preload(mainFont[locale], { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  // Without the backend a page may still be shown, or tell what is wrong: links to categories are no reason to fail.
  const categories = await getFooterCategories().catch(() => []);
  return (
    <html lang={locale} dir={directionOf(locale)}>
      <body>
        <PageShell
          locale={locale}
          categories={categories.map(({ slug, name, name_en }) => ({
            href: localePath(locale, landingPath('category', slug)),
            name: inLocale(locale, name, name_en),
          }))}
        >
          <LocalizedErrorWords locale={locale}>{children}</LocalizedErrorWords>
        </PageShell>
      </body>
    </html>
  );
}
