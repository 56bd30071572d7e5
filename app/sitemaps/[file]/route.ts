import { listSitemap, productSitemap } from '@/lib/seo/sitemap.server';
import { sitemapXml, xmlResponse } from '@/lib/seo/sitemap-xml';

async function entriesOf(file: string) {
  if (file === 'lists.xml') return listSitemap();
  const products = /^products-(\d{1,4})\.xml$/.exec(file);
  return products ? productSitemap(Number(products[1])) : null;
}

export async function GET(_request: Request, { params }: RouteContext<'/sitemaps/[file]'>) {
  const entries = await entriesOf((await params).file);
  return entries ? xmlResponse(sitemapXml(entries)) : new Response('Not found', { status: 404 });
}
