import type { Metadata } from 'next';
import { ProductList } from '@/components/lists/product-list';
import { FeaturedStrip } from '@/components/front/featured-strip';
import { Hero } from '@/components/front/hero';
import { SubjectShelf } from '@/components/front/subject-shelf';
import { WhyUs } from '@/components/front/why-us';
import { ClientMessages } from '@/components/layout/client-messages';
import { PrefetchWhenIdle } from '@/components/navigation/prefetch-when-idle';
import { JsonLd } from '@/components/seo/json-ld';
import { getDirectory, getListing } from '@/lib/catalogue/catalogue.server';
import { featuredProducts } from '@/lib/catalogue/listing';
import { routeLocale } from '@/lib/i18n/route-locale';
import { inAdvance } from '@/lib/navigation/connection';
import { shopMetadata } from '@/lib/seo/list-metadata';
import { storeNode, websiteNode } from '@/lib/seo/structured-data/store';

export const ensureStatic = 'navigation';

const filters = { page: 1 };

export async function generateMetadata({ params }: PageProps<'/[locale]/shop'>): Promise<Metadata> {
  return shopMetadata(await routeLocale(params), filters);
}

/** The shop's front page: an introduction, then all products, newest first, with the subjects among them. */
export default async function ShopPage({ params }: PageProps<'/[locale]/shop'>) {
  const locale = await routeLocale(params);
  const [listing, directory] = await Promise.all([getListing(filters), getDirectory()]);
  const featured = featuredProducts(listing);
  return (
    <>
      <JsonLd nodes={[storeNode(locale), websiteNode(locale)]} />
      <PrefetchWhenIdle paths={inAdvance(featured)} />
      <Hero listing={listing}>
        <FeaturedStrip products={featured} />
      </Hero>
      <ClientMessages namespaces={['facetSearch']}>
        <ProductList
          filters={filters}
          listing={listing}
          insert={<SubjectShelf subjects={directory.subjects} tracks={listing.facets.track} />}
        />
      </ClientMessages>
      <WhyUs />
    </>
  );
}
