import { paymobReturn } from '../_shared/contracts/paymob-return.ts';
import { guarded } from '../_shared/http/guarded.ts';
import { notAllowed, redirect } from '../_shared/http/respond.ts';
import { shopPage } from '../_shared/payments/shop-page.ts';
import { readPaymobConfig } from '../_shared/vendors/paymob/config.ts';
import { readReturn } from '../_shared/vendors/paymob/read-return.ts';

/** Leads the payer's browser on. What the shop's page says comes from Paymob's signed words only, and it settles nothing. */
export const handler = guarded(paymobReturn.name, async (request, deps) => {
  if (request.method !== 'GET') return notAllowed('GET');
  const config = readPaymobConfig(deps.env);
  const read = config.ok && (await readReturn(config.config, new URL(request.url).searchParams));
  if (!read || !read.ok) return redirect(shopPage(deps, '/payment-complete'));
  const { merchantRef, status, transactionId } = read.result;
  const isPlaced = status === 'PAID' || status === 'PENDING';
  const query = new URLSearchParams({
    orderNumber: merchantRef.replace(/_\d+$/, ''),
    referenceNumber: transactionId,
    orderStatus: status,
    // "200" says that the order was placed (spec §2 Payment complete), never that it was paid.
    statusCode: isPlaced ? '200' : '400',
  });
  return redirect(shopPage(deps, '/payment-complete', query));
});
