import type { Metadata } from 'next';
import { Suspense } from 'react';
import { notFound } from 'next/navigation';
import { getProduct } from '@/lib/catalogue/catalogue.server';
export const ensureStatic = 'navigation';
export async function generateStaticParams() {
  return [{ sku: 'A-1' }];
}
export async function generateMetadata({
  params,
}: PageProps<'/[locale]/product/[sku]'>): Promise<Metadata> {
  const { sku } = await params;
  const product = await getProduct(sku);
  return { title: product?.product_name ?? 'none' };
}
export default async function ProductPage({ params }: PageProps<'/[locale]/product/[sku]'>) {
  const { sku } = await params;
  const product = await getProduct(sku);
  if (!product)
    return (
      <main>
        <h1>Product not found SSR</h1>
        <Suspense fallback={null}>
          <Raise />
        </Suspense>
      </main>
    );
  return (
    <main>
      <h1>
        {product.product_name} {product.retail_price}
      </h1>
    </main>
  );
}

function Raise(): null {
  notFound();
}
