import { keepBackInStockRequest } from '../_shared/backend/back-in-stock-records.ts';
import { requestBackInStock } from '../_shared/contracts/request-back-in-stock.ts';
import { addressHeaders } from '../_shared/http/address-headers.ts';
import { guarded } from '../_shared/http/guarded.ts';
import { readBody } from '../_shared/http/read-body.ts';
import { notAllowed, redirect } from '../_shared/http/respond.ts';
import { localizedPage } from '../_shared/mail/localized-page.ts';

/**
 * The form is submitted here and not to the shop's server, because limits count the caller's network address, which
 * only the server that the browser connects to knows.
 */
export const handler = guarded(requestBackInStock.name, async (request, deps) => {
  if (request.method !== 'POST') return notAllowed('POST');
  const body = await readBody(request, {});
  const fields = Object.fromEntries(new URLSearchParams(body.ok ? body.value : ''));
  const form = requestBackInStock.request.parse(fields);
  // A percent-encoded NUL, which the database cannot store.
  const email = form.email.replaceAll('\0', '');
  const result = await keepBackInStockRequest(
    deps,
    { ...form, email },
    addressHeaders(request.headers),
  );
  const query = new URLSearchParams({ result, ...(form.sku && { sku: form.sku }) });
  return redirect(localizedPage(deps, form.locale, '/back-in-stock', query));
});
