import { requestBackInStock } from '@/supabase/functions/_shared/contracts/request-back-in-stock';

export const skuOf = (typed: unknown): string | null =>
  requestBackInStock.request.shape.sku.parse(typed) || null;
