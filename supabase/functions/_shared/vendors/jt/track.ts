import { queryCourier } from '../couriers/query-courier.ts';
import { type Tracked } from '../couriers/tracked-shipment.ts';
import { type Failed, failure } from '../vendor-event.ts';
import { type JtAnswer, jtAnswer } from './answer.ts';
import { type JtConfig } from './config.ts';
import { headerDigest } from './digest.ts';
import { shipmentOf } from './shipment-of.ts';

/** Codes for numbers unknown to J&T: staff may have entered the number before the parcel was announced. */
const unknownCodes = new Set(['145003100', '999001030', '999002000']);

/** Queries J&T about at most 30 parcels. */
export async function trackWithJt(
  config: JtConfig,
  fetch: typeof globalThis.fetch,
  billCodes: readonly string[],
): Promise<Tracked> {
  const answer = await requestScans(config, fetch, billCodes);
  if (!answer.ok) return answer;
  if (unknownCodes.has(answer.body.code)) {
    if (billCodes.length > 1) return oneByOne(config, fetch, billCodes);
    return { ok: true, shipments: billCodes.map((code) => shipmentOf(code, [])) };
  }
  if (answer.body.code !== '1')
    return failure('refused', `J&T ${answer.body.code.replace(/\W/g, '').slice(0, 20)}`);
  const { data } = answer.body;
  const detailsOf = (code: string) => data?.find(({ billCode }) => billCode === code)?.details;
  return {
    ok: true,
    shipments: billCodes.map((code) => shipmentOf(code, detailsOf(code) ?? [])),
  };
}

/** A single unknown number makes J&T reject the whole request. */
async function oneByOne(
  config: JtConfig,
  fetch: typeof globalThis.fetch,
  billCodes: readonly string[],
): Promise<Tracked> {
  const all = await Promise.all(billCodes.map((code) => trackWithJt(config, fetch, [code])));
  const failed = all.find((each) => !each.ok);
  if (failed) return failed;
  return { ok: true, shipments: all.flatMap((each) => (each.ok ? each.shipments : [])) };
}

async function requestScans(
  config: JtConfig,
  fetch: typeof globalThis.fetch,
  billCodes: readonly string[],
): Promise<{ ok: true; body: JtAnswer } | Failed> {
  const bizContent = JSON.stringify({ billCodes: billCodes.join(',') });
  const answer = await queryCourier(fetch, {
    url: `${config.baseUrl}/logistics/trace`,
    form: { bizContent },
    headers: {
      apiAccount: config.apiAccount,
      digest: headerDigest(bizContent, config.privateKey),
      timestamp: String(Date.now()),
    },
  });
  if (!answer.ok) return answer;
  if (answer.status !== 200) return failure('refused', `J&T status ${answer.status}`);
  const read = jtAnswer.safeParse(answer.json);
  return read.success ? { ok: true, body: read.data } : failure('malformed', 'no answer of J&T’s');
}
