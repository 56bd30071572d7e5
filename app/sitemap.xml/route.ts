import { connection } from 'next/server';
import { sitemapFiles } from '@/lib/seo/sitemap.server';
import { sitemapIndexXml, xmlResponse } from '@/lib/seo/sitemap-xml';

export async function GET() {
  // Never prerendered: a static route keeps its answer to a POST, 405, for every later GET.
  await connection();
  return xmlResponse(sitemapIndexXml(await sitemapFiles()));
}
