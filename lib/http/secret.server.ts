import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (value: string) => createHash('sha256').update(value).digest();

/** Whether a request carries `Authorization: Bearer <secret>`. Compares in constant time. */
export function bearsSecret(request: Request, secret: string | undefined): boolean {
  const given = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
  return Boolean(secret) && timingSafeEqual(digest(given), digest(secret ?? ''));
}
