import { landingKindOf } from '@/lib/catalogue/landing';
import { landingSitemap, listSitemap, productSitemap } from '@/lib/seo/sitemap.server';
import { sitemapXml, xmlResponse } from '@/lib/seo/sitemap-xml';

async function entriesOf(file: string) {
  if (file === 'lists.xml') return listSitemap();
  const [, name = '', number] = /^(\w+)-(\d{1,4})\.xml$/.exec(file) ?? [];
  const kind = landingKindOf(name);
  if (kind) return landingSitemap(kind, Number(number));
  return name === 'products' ? productSitemap(Number(number)) : null;
}

export async function GET(_request: Request, { params }: RouteContext<'/sitemaps/[file]'>) {
  const entries = await entriesOf((await params).file);
  return entries ? xmlResponse(sitemapXml(entries)) : new Response('Not found', { status: 404 });
}
