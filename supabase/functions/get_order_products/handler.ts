import { readOwnLines } from '../_shared/backend/own-order.ts';
import { getOrderProducts } from '../_shared/contracts/get-order-products.ts';
import { endpoint } from '../_shared/http/endpoint.ts';
import { success } from '../_shared/outcome.ts';

export const handler = endpoint(getOrderProducts, async ({ request, token, deps }) => {
  const lines = await readOwnLines(deps, token, request.order_id);
  return lines.ok ? success({ items: lines.value }) : lines;
});
