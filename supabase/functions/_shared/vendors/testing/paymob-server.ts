export type Shown = { id: number; order: unknown } & Record<string, unknown>;

const notFound = () => Response.json({ detail: 'Not found.' }, { status: 404 });

/**
 * A fake of Paymob's transaction queries: by transaction number, and the last one by order or reference. Records the
 * requested paths.
 */
export function paymobServer(...transactions: Shown[]) {
  const requests: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url);
    if (pathname === '/api/auth/tokens') return Response.json({ token: 'access-1' });
    requests.push(pathname.replace('/api/', ''));
    const id = /^\/api\/acceptance\/transactions\/(\d+)$/.exec(pathname)?.[1];
    const isLatest = pathname === '/api/ecommerce/orders/transaction_inquiry';
    const shown = isLatest
      ? transactions.at(-1)
      : transactions.find((transaction) => String(transaction.id) === id);
    return Promise.resolve(shown ? Response.json(shown) : notFound());
  };
  return { fetch, requests };
}
