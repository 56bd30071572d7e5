type Attempt = {
  iframe_id?: string | undefined;
  payment_token?: string | undefined;
  redirect_url?: string | undefined;
  hosted_url?: string | undefined;
  checkout_url?: string | undefined;
  reference_number?: string | undefined;
  raw?: { bill_reference?: string | undefined; reference_number?: string | undefined } | undefined;
};

/** Only http(s) addresses: others could run a script. */
function webAddress(address: string): string | null {
  return /^https?:\/\/[^/]/i.test(address) ? address : null;
}

/** The provider's page for paying by card or wallet; null if the response has none. */
export function paymobPage(attempt: Attempt, baseUrl: string | undefined): string | null {
  const { iframe_id: iframe, payment_token: token } = attempt;
  const page = attempt.redirect_url || attempt.hosted_url || attempt.checkout_url;
  if (page) return webAddress(page);
  if (!iframe || !token || !baseUrl) return null;
  const query = new URLSearchParams({ payment_token: token }).toString();
  return webAddress(`${baseUrl}/api/acceptance/iframes/${encodeURIComponent(iframe)}?${query}`);
}

/** The reference number for paying at a kiosk. */
export function kioskReference({ reference_number, raw }: Attempt): string | null {
  const references = [reference_number, raw?.bill_reference, raw?.reference_number];
  return references.map((reference) => reference?.trim()).find(Boolean) ?? null;
}
