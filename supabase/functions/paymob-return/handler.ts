import { paymobReturn } from '../_shared/contracts/paymob-return.ts';
import { guarded } from '../_shared/http/guarded.ts';
import { notAllowed, redirect } from '../_shared/http/respond.ts';
import { shopPage } from '../_shared/payments/shop-page.ts';
import { readPaymobConfig } from '../_shared/vendors/paymob/config.ts';
import { readReturn } from '../_shared/vendors/paymob/read-return.ts';

const statuses = { success: 'PAID', pending: 'PENDING', failed: 'FAILED' };

/** Leads the payer's browser on. What the shop's page says comes from Paymob's signed words only, and it settles nothing. */
export const handler = guarded(paymobReturn.name, async (request, deps) => {
  if (request.method !== 'GET') return notAllowed('GET');
  const config = readPaymobConfig(deps.env);
  const read = config.ok && (await readReturn(config.config, new URL(request.url).searchParams));
  if (!read || !read.ok) return redirect(shopPage(deps, '/payment-complete'));
  const { merchantRef, outcome, transactionId } = read.result;
  const query = new URLSearchParams({
    ...(merchantRef && { orderNumber: merchantRef.replace(/_\d+$/, '') }),
    referenceNumber: transactionId,
    orderStatus: statuses[outcome],
    // "200" says that the order was placed (spec §2 Payment complete), never that it was paid.
    statusCode: outcome === 'failed' ? '400' : '200',
  });
  return redirect(shopPage(deps, '/payment-complete', query));
});
