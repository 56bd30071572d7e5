const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const code = /^[\w-]{22}$/;

/** The maximum number of orders that are packed or printed at once. */
export const mostPacked = 200;

/** An order's id in 22 characters, so that two hundred of them fit into an address. */
export function codeOf(orderId: string): string {
  const bytes = orderId.replaceAll('-', '').match(/../g) ?? [];
  const raw = String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 16)));
  return btoa(raw).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function orderIdOf(text: string): string | null {
  if (!code.test(text)) return null;
  const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const digits = Array.from(raw, (sign) => sign.charCodeAt(0).toString(16).padStart(2, '0')).join(
    '',
  );
  const id = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return uuid.test(id) ? id : null;
}

/** The orders in an address or a form, without duplicates and invalid codes. */
export function readOrderCodes(named: string | readonly string[] | undefined): string[] {
  const codes = typeof named === 'string' ? [named] : (named ?? []);
  const ids = codes.map(orderIdOf).filter((id) => id !== null);
  return [...new Set(ids)].slice(0, mostPacked);
}
