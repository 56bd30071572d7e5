import { escapeMarkup } from '@/lib/escape';

/** One address of the sitemap; `updatedAt` is an ISO time, addresses are absolute. */
export type SitemapEntry = {
  url: string;
  updatedAt: string;
  alternates?: Record<string, string>;
  images?: readonly string[];
};

const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`;
const isoTime = (updatedAt: string) => new Date(updatedAt).toISOString();
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

function urlElement({ url, updatedAt, alternates = {}, images = [] }: SitemapEntry): string {
  const links = Object.entries(alternates).map(
    ([language, href]) =>
      `<xhtml:link rel="alternate" hreflang="${escapeMarkup(language)}" href="${escapeMarkup(href)}"/>`,
  );
  const pictures = images.map(
    (image) => `<image:image>${element('image:loc', image)}</image:image>`,
  );
  return `<url>${element('loc', url)}${element('lastmod', isoTime(updatedAt))}${links.join('')}${pictures.join('')}</url>`;
}

export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const namespaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
  return `${declaration}<urlset ${namespaces}>${entries.map(urlElement).join('')}</urlset>`;
}

export function sitemapIndexXml(files: readonly Pick<SitemapEntry, 'url' | 'updatedAt'>[]): string {
  const sitemaps = files.map(
    ({ url, updatedAt }) =>
      `<sitemap>${element('loc', url)}${element('lastmod', isoTime(updatedAt))}</sitemap>`,
  );
  return `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${sitemaps.join('')}</sitemapindex>`;
}

export function xmlResponse(xml: string): Response {
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
