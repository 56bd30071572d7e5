import { locales, localePath } from '@/lib/i18n/locale';
import { absoluteUrl } from './addresses';

const privatePaths = [
  '/back-in-stock',
  '/cart',
  '/checkout',
  '/desk',
  '/payment-complete',
  '/profile',
];

/** robots.txt: allows everything except personal pages. */
export function robotsText(): string {
  const pages = locales.flatMap((locale) => privatePaths.map((path) => localePath(locale, path)));
  return [
    'User-agent: *',
    'Allow: /',
    ...['/api/', ...pages].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absoluteUrl('/sitemap.xml')}`,
    '',
  ].join('\n');
}
