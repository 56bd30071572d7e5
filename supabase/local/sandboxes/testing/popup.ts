import {
  type ChargeInput,
  signChargeRequest,
} from '../../../functions/_shared/vendors/fawry/sign-charge-request.ts';
import { type fawryWorld, shopUrl, start } from './world.ts';

const dayMs = 86_400_000;

export const charge: ChargeInput = {
  merchantRef: 'ZD-7K3M-9QXT-0123456789ABCDEF',
  customer: { name: 'منى علي', email: 'mona@example.com', phone: '+201012345678', userId: 'u-1' },
  lines: [
    { itemId: 'b', description: 'كتاب', quantity: 2, unitPt: 15_050, linePt: 30_100 },
    { itemId: 'ord_trans', description: 'Shipping', quantity: 1, unitPt: 6_500, linePt: 6_500 },
  ],
  payablePt: 36_600,
  returnUrl: `${shopUrl}/payment-complete`,
  expiresAt: new Date(start + 2 * dayMs),
};

type World = ReturnType<typeof fawryWorld>;

export interface Outcome {
  isSuccess: boolean;
  response?: Record<string, unknown>;
}

/** Opens the popup as the plugin's script does, with changes to the signed request. */
export async function openPopup(
  world: World,
  changes: object = {},
  input: Partial<ChargeInput> = {},
) {
  const signed = await signChargeRequest(world.config, { ...charge, ...input });
  if (!signed.ok) throw new Error(signed.error.message);
  const answer = await world.routes.request('/sandbox/fawry/atfawry/plugin/sessions', {
    method: 'POST',
    headers: { origin: shopUrl, 'content-type': 'application/json' },
    body: JSON.stringify({ charge: { ...signed.chargeRequest, ...changes }, locale: 'ar' }),
  });
  const { id: session, page } = (await answer.json()) as { id: string; page: string };
  const press = async (step: string, fields: Record<string, string> = {}): Promise<Outcome> => {
    const path = `/sandbox/fawry/atfawry/plugin/frame/${step}`;
    return outcomeIn(await (await world.send(path, { session, ...fields })).text());
  };
  return { session, page: `/sandbox/fawry${page}`, press };
}

export const card = { number: '4242 4242 4242 4242', expiry: '05/29', cvv: '123' };

/** The popup's message to the parent page. */
export function outcomeIn(html: string): Outcome {
  const text = /data-outcome="([^"]+)"/.exec(html)?.[1];
  if (!text) throw new Error(`The popup has not ended: ${html.slice(html.indexOf('<main'))}`);
  return JSON.parse(unescaped(text)) as Outcome;
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Unescapes an attribute's text. */
export function unescaped(attribute: string): string {
  return attribute.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
}
