import type { MetadataRoute } from 'next';
import { locales, localePath } from '@/lib/i18n/locale';
import { absoluteUrl } from '@/lib/seo/addresses';

const privatePaths = ['/cart', '/checkout', '/payment-complete', '/profile'];

export default function robots(): MetadataRoute.Robots {
  const pages = locales.flatMap((locale) => privatePaths.map((path) => localePath(locale, path)));
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', ...pages] },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
