import { createHmac } from 'node:crypto';

/* Implemented separately from the shop's code, so that a mistake in either shows as a rejection. */

const fields = [
  ['amount_cents', 'created_at', 'currency', 'error_occured', 'has_parent_transaction', 'id'],
  ['integration_id', 'is_3d_secure', 'is_auth', 'is_capture', 'is_refunded'],
  ['is_standalone_payment', 'is_voided', 'order.id', 'owner', 'pending'],
  ['source_data.pan', 'source_data.sub_type', 'source_data.type', 'success'],
].flat();

interface Kind {
  algorithm?: 'sha512' | 'sha256';
  /** Writes booleans with a capital letter. */
  isCapital?: boolean;
}

export function hmacOf(
  secret: string,
  transaction: Record<string, unknown>,
  { algorithm = 'sha512', isCapital = false }: Kind = {},
): string {
  const text = fields.map((path) => written(valueAt(transaction, path), isCapital)).join('');
  return createHmac(algorithm, secret).update(text).digest('hex');
}

function valueAt(from: Record<string, unknown>, path: string): unknown {
  // Older messages contain the order's number instead of the order.
  if (path === 'order.id' && typeof from['order'] === 'number') return from['order'];
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], from);
}

function written(value: unknown, isCapital: boolean): string {
  if (typeof value === 'boolean' && isCapital) return value ? 'True' : 'False';
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
}
