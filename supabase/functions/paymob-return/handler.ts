import { paymobReturn } from '../_shared/contracts/paymob-return.ts';
import { guarded } from '../_shared/http/guarded.ts';
import { notAllowed, redirect } from '../_shared/http/respond.ts';
import { followHint } from '../_shared/payments/follow-hint.ts';
import { shopPage } from '../_shared/payments/shop-page.ts';
import { orderNumberOf } from '../_shared/contracts/merchant-ref.ts';
import { readPaymobConfig } from '../_shared/vendors/paymob/config.ts';
import { readReturn } from '../_shared/vendors/paymob/read-return.ts';

/** In milliseconds. Short, because the shopper sees an empty page until then. */
const patienceMs = 2_500;

/** Redirects the payer's browser. Its parameters settle nothing; they are a reason to query Paymob. */
export const handler = guarded(paymobReturn.name, async (request, deps) => {
  if (request.method !== 'GET') return notAllowed('GET');
  const config = readPaymobConfig(deps.env);
  const parameters = new URL(request.url).searchParams;
  const read = config.ok && (await readReturn(config.config, parameters));
  if (!read || !read.ok) return redirect(shopPage(deps, '/payment-complete'));
  const { hint } = read;
  // Not part of the signature: the shop only looks it up in a list.
  const code = parameters.get('txn_response_code') ?? parameters.get('data.txn_response_code');
  const responseCode = /^\d{2}$/.exec(code ?? '')?.[0];
  const followed = await followHint(deps, hint, 'return', patienceMs);
  const status = (followed.ok && followed.value?.payment_status) || hint.status;
  const orderNumber = orderNumberOf(hint.merchant_ref ?? '');
  const query = new URLSearchParams({
    ...(orderNumber && { orderNumber }),
    ...(hint.transaction && { referenceNumber: hint.transaction.id }),
    orderStatus: status,
    // "200" means that the order was placed, not that it was paid.
    statusCode: status === 'FAILED' ? '400' : '200',
    ...(status === 'FAILED' && responseCode && { responseCode }),
  });
  return redirect(shopPage(deps, '/payment-complete', query));
});
