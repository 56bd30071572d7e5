import { randomUUID } from 'node:crypto';
import { importCatalogue } from '../../../../scripts/catalogue-import/import-catalogue.ts';
import {
  type CallInit,
  type GatewayProcess,
  removeFolder,
  signUp,
  startGateway,
  temporaryFolder,
} from '../../../local/testing/gateway-process.ts';

export interface ShopResponse {
  status: number;
  body: Record<string, unknown>;
}

/** A backend with a few books and two shoppers, for the checkout tests. */
export interface CheckoutShop {
  gateway: GatewayProcess;
  /** Tokens. */
  mona: string;
  stranger: string;
  egypt: string;
  area: string;
  productId(sku: string): string;
  /** Calls a server function, as the shopper with this token or as a visitor. */
  invoke(name: string, body: unknown, token?: string, init?: CallInit): Promise<ShopResponse>;
  /** Queries the REST API as the server. */
  asServer(path: string, init?: CallInit): Promise<unknown>;
  /** Places an order as Mona and returns its number and id. */
  order(changed?: object): Promise<{ order_id: string; order_number: string }>;
  /** Unpaid orders limit how many more a shopper may place. */
  cancelPendingOrders(): Promise<void>;
  /** Runs the scheduled job with all queries due. */
  reconcile(): Promise<ShopResponse>;
  /** Kills the backend, as a power failure would. */
  kill(): Promise<void>;
  /** Restarts it with its stored data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

const egypt = '00000000-0000-4000-8000-0000000000e9';
const giza = '00000000-0000-4000-8002-000000000002';

/** Without a schedule: tests call reconciliation themselves. */
const quiet = { RECONCILE_INTERVAL_MS: '86400000', SHOP_PORT: '3999' };

const books = [
  'sku,product_name,category,owner,owner_kind,retail_price,stock,available',
  'PHY-1,فيزياء,كتب,دار,publisher,150.50,,yes',
  'CHE-1,كيمياء,كتب,دار,publisher,99.99,,yes',
  'BIO-1,أحياء,كتب,دار,publisher,80,3,yes',
  'OUT-1,نفد,كتب,دار,publisher,70,0,yes',
];

export async function openCheckoutShop(
  environment: Record<string, string> = {},
): Promise<CheckoutShop> {
  const folder = await temporaryFolder();
  const start = () =>
    startGateway(folder, { MIGRATIONS_DIR: 'supabase/migrations', ...quiet, ...environment });
  let gateway = await start();
  const { secretKey, reconcileSecret } = gateway.keys;
  const csv = new TextEncoder().encode(`${books.join('\r\n')}\r\n`);
  await importCatalogue({ url: gateway.url, secretKey, csv });

  const asServer = async (path: string, init: CallInit = {}) =>
    (
      await gateway.call(`/rest/v1/${path}`, { key: secretKey, ...init })
    ).json() as Promise<unknown>;
  const products = (await asServer('products?select=sku,product_id')) as Record<string, string>[];
  const ids = new Map(products.map((product) => [product['sku'], product['product_id']]));
  const productId = (sku: string) => ids.get(sku) ?? '';
  const [area] = (await asServer(`areas?select=id&city_id=eq.${giza}&limit=1`)) as { id: string }[];
  const mona = await signUp(gateway, 'mona@example.com', {
    full_name: 'منى علي',
    phone: '01012345678',
  });
  const stranger = await signUp(gateway, 'stranger@example.com', { full_name: 'Omar Said' });

  const invoke: CheckoutShop['invoke'] = async (name, json, token, init = {}) => {
    const answer = await gateway.call(`/functions/v1/${name}`, {
      json,
      ...(token ? { token } : {}),
      ...init,
    });
    const body = (await answer.json()) as Record<string, unknown>;
    return { status: answer.status, body };
  };

  return {
    get gateway() {
      return gateway;
    },
    mona,
    stranger,
    egypt,
    area: area?.id ?? '',
    productId,
    invoke,
    asServer,
    async order(changed = {}) {
      const placed = await invoke(
        'create-order',
        {
          idempotency_key: randomUUID(),
          items: [{ product_id: productId('PHY-1'), quantity: 2 }],
          country_id: egypt,
          shipping_area_id: area?.id,
          shipping_address: '5 شارع الهرم',
          ...changed,
        },
        mona,
      );
      if (placed.status !== 200) throw new Error(JSON.stringify(placed));
      return placed.body as { order_id: string; order_number: string };
    },
    async cancelPendingOrders() {
      const pending = await asServer('orders?select=order_id&status=eq.pending');
      for (const { order_id } of pending as { order_id: string }[])
        await asServer('rpc/move_order', {
          json: { p_order_id: order_id, p_to: 'cancelled', p_reason: 'between tests' },
        });
    },
    async reconcile() {
      await asServer('order_payment?next_inquiry_at=not.is.null', {
        method: 'PATCH',
        json: { next_inquiry_at: new Date(0).toISOString() },
        headers: { prefer: 'return=representation' },
      });
      return invoke('reconcile-payments', {}, reconcileSecret);
    },
    kill: () => gateway.end('SIGKILL'),
    async restart() {
      gateway = await start();
    },
    async close() {
      await gateway.end();
      await removeFolder(folder);
    },
  };
}
