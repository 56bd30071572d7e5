import { locales, localePath } from '@/lib/i18n/locale';
import { routes, sectionOf } from '@/lib/routes.mjs';
import { absoluteUrl } from './addresses';

const disallowed = routes.filter(({ robots }) => robots === 'disallow');
const privatePaths = [...new Set(disallowed.map(({ path }) => `/${sectionOf(path)}`))].sort();

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
