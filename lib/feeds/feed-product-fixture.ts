import { productFixture } from '@/lib/catalogue/product-fixture';
import type { FeedProduct } from './queries';

export function feedProductFixture({
  charge_pt = 12_845,
  ...fields
}: Partial<FeedProduct> = {}): FeedProduct {
  return { ...productFixture(fields), charge_pt };
}
