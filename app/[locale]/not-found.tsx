'use client';

import { useParams } from 'next/navigation';
import { ProductNotFound } from '@/components/catalogue/product-not-found';
import { KnownNotFound } from '@/components/feedback/known-not-found';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';

/** What scripts put in place of the page's own screen when they meet its 404: the same. */
export default function NotFound() {
  return (
    <>
      {useParams()['sku'] ? <ProductNotFound /> : <NotFoundScreen />}
      <KnownNotFound />
    </>
  );
}
