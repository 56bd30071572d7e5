import type { MetadataRoute } from 'next';
import { brandName } from '@/lib/env/brand';
import { directionOf, localePath, type Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';

const icons = '/websites/shop/icons';

/**
 * The shop as an app on a phone. The format knows one language: each has a manifest of its own, for the same app. It
 * knows one theme colour, too, which each page's own for light and dark takes the place of.
 */
export function appManifest(locale: Locale): MetadataRoute.Manifest {
  const t = getTranslator(locale, 'app');
  const to = (path: string) => localePath(locale, path);
  const icon = { src: `${icons}/icon-192.png`, sizes: '192x192', type: 'image/png' };
  return {
    id: '/',
    name: brandName(locale),
    short_name: brandName(locale),
    description: t('description'),
    lang: locale,
    dir: directionOf(locale),
    start_url: to('/shop'),
    scope: '/',
    display: 'standalone',
    background_color: '#faf6ee',
    theme_color: '#faf6ee',
    categories: ['shopping', 'books', 'education'],
    icons: [
      icon,
      { src: `${icons}/icon-512.png`, sizes: '512x512', type: 'image/png' },
      {
        src: `${icons}/icon-maskable-512.png`,
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
      { src: `${icons}/icon.svg`, sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      { name: t('cart'), url: to('/cart'), icons: [icon] },
      { name: t('orders'), url: to('/profile/orders'), icons: [icon] },
    ],
  };
}
