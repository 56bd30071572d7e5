import { connection } from 'next/server';
import { sitemapFiles } from '@/lib/seo/sitemap.server';
import { sitemapIndexXml, xmlResponse } from '@/lib/seo/sitemap-xml';

export async function GET() {
  // Never prerendered: a static route would cache its 405 response to a POST for later GETs.
  await connection();
  return xmlResponse(sitemapIndexXml(await sitemapFiles()));
}
