import type { MetadataRoute } from 'next';
import { brandName } from '@/lib/env/brand';
import { directionOf, localePath, type Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';

const icons = '/websites/shop/icons';

/**
 * The web app manifest. The format supports one language, so each language has a manifest for the same app. It also
 * supports only one theme colour, which the pages override for light and dark mode.
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
