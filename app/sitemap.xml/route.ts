import { sitemapFiles } from '@/lib/seo/sitemap.server';
import { sitemapIndexXml, xmlResponse } from '@/lib/seo/sitemap-xml';

export async function GET() {
  return xmlResponse(sitemapIndexXml(await sitemapFiles()));
}
