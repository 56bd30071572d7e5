'use client';

import { useParams } from 'next/navigation';
import { ProductNotFound } from '@/components/product/product-not-found';
import { KnownNotFound } from '@/components/feedback/known-not-found';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';

/** Rendered in the browser when scripts encounter the page's 404; the same as the server's HTML. */
export default function NotFound() {
  return (
    <>
      {useParams()['sku'] ? <ProductNotFound /> : <NotFoundScreen />}
      <KnownNotFound />
    </>
  );
}
