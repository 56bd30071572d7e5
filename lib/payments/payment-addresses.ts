type Attempt = {
  iframe_id?: string | undefined;
  payment_token?: string | undefined;
  redirect_url?: string | undefined;
  reference_number?: string | undefined;
  raw?: { bill_reference: string } | undefined;
};

/** Only http(s) addresses: others could run a script. */
function webAddress(address: string): string | null {
  return /^https?:\/\/[^/]/i.test(address) ? address : null;
}

/** The provider's page for paying by card or wallet; null if the answer has none. */
export function paymobPage(attempt: Attempt, baseUrl: string | undefined): string | null {
  const { iframe_id: iframe, payment_token: token, redirect_url: redirect } = attempt;
  if (redirect) return webAddress(redirect);
  if (!iframe || !token || !baseUrl) return null;
  const query = new URLSearchParams({ payment_token: token }).toString();
  return webAddress(`${baseUrl}/api/acceptance/iframes/${encodeURIComponent(iframe)}?${query}`);
}

/** The reference number for paying at a kiosk. */
export function kioskReference({ reference_number, raw }: Attempt): string | null {
  return reference_number?.trim() || raw?.bill_reference.trim() || null;
}
