import '../globals.css';
import type { Metadata } from 'next';
import { localizedCardWords } from '@/components/catalogue/localized-card-words';
import { PageShell } from '@/components/layout/page-shell';
import { shellWords } from '@/components/layout/shell-words';
import { getFooterCategories } from '@/lib/catalogue/catalogue.server';
import { inLocale } from '@/lib/catalogue/product';
import { env } from '@/lib/env/public';
import { directionOf, locales } from '@/lib/i18n/locale';
import { routeLocale } from '@/lib/i18n/route-locale';

export const metadata: Metadata = { metadataBase: new URL(env.siteUrl) };

// There is no other language. It also keeps the router in the browser from guessing that `/en/shop?page=2` is the page
// it knows as `/en/shop`: an address with a closed parameter is always asked for.
export const unstable_paramMatching = { locale: 'not-found' };

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export default async function LocaleLayout({ params, children }: LayoutProps<'/[locale]'>) {
  const locale = await routeLocale(params);
  // Without the backend a page may still be shown, or tell what is wrong: links to categories are no reason to fail.
  const categories = await getFooterCategories().catch(() => []);
  return (
    <html lang={locale} dir={directionOf(locale)}>
      <body>
        <PageShell
          locale={locale}
          words={shellWords(locale)}
          cardWords={localizedCardWords(locale)}
          categories={categories.map(({ slug, name, name_en }) => [
            slug,
            inLocale(locale, name, name_en),
          ])}
        >
          {children}
        </PageShell>
      </body>
    </html>
  );
}
