import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { secretsEqual } from '../../gateway/secrets-equal.ts';
import {
  type Courier,
  type CourierOptions,
  createCourier,
  type Parcels,
} from '../couriers/courier-sandbox.ts';
import { failAs, type Failing } from '../couriers/failing.ts';
import { aramexScenarios } from './scenarios.ts';
import { updatesOf } from './updates.ts';

interface AramexAccount {
  username: string;
  password: string;
  number: string;
  pin: string;
  entity: string;
  country: string;
}

const requestSchema = z.object({
  ClientInfo: z.object({
    UserName: z.string(),
    Password: z.string(),
    Version: z.string().min(1),
    AccountNumber: z.string(),
    AccountPin: z.string(),
    AccountEntity: z.string(),
    AccountCountryCode: z.string(),
    Source: z.int(),
  }),
  Transaction: z.object({}).loose().nullable(),
  Shipments: z.array(z.string()).min(1),
  GetLastTrackingUpdateOnly: z.boolean(),
});

const failings: Record<string, Failing> = { '15': '5xx', '16': 'slow', '17': 'timeout' };

/** Simulates Aramex: the updates of waybills, for the account in the body. */
export function createAramexSandbox(account: AramexAccount, options: CourierOptions): Courier {
  const api = (parcels: Parcels) => trackingRoutes(account, parcels);
  return createCourier({ name: 'aramex', scenarios: aramexScenarios, api }, options);
}

const envelope = (code: string, message: string, results: unknown = []) => ({
  Transaction: { Reference1: '', Reference2: '', Reference3: '', Reference4: '', Reference5: '' },
  Notifications: code ? [{ Code: code, Message: message }] : [],
  HasErrors: code !== '',
  TrackingResults: results,
  NonExistingWaybills: [] as string[],
});

function trackingRoutes(account: AramexAccount, parcels: Parcels): Hono {
  const routes = new Hono();
  const path = '/ShippingAPI.V2/Tracking/Service_1_0.svc/json/TrackShipments';
  routes.post(path, async (context) => {
    // The path contains "json", but the header decides.
    if (!context.req.header('accept')?.includes('application/json'))
      return context.text('<ShipmentTrackingResponse/>', 200, { 'content-type': 'text/xml' });
    const request = requestSchema.parse(await context.req.json());
    if (!isOurs(request.ClientInfo, account))
      return context.json(envelope('ERR01', 'ClientInfo - Invalid username or password'));
    return answer(context, parcels, request.Shipments);
  });
  return routes;
}

function isOurs(given: z.infer<typeof requestSchema>['ClientInfo'], account: AramexAccount) {
  return (
    given.UserName === account.username &&
    secretsEqual(given.Password, account.password) &&
    given.AccountNumber === account.number &&
    secretsEqual(given.AccountPin, account.pin) &&
    given.AccountEntity === account.entity &&
    given.AccountCountryCode === account.country
  );
}

async function answer(context: Context, parcels: Parcels, waybills: string[]): Promise<Response> {
  parcels.note(waybills);
  const requested = waybills.map((waybill) => ({
    waybill,
    scenario: parcels.scenarioOf(waybill) ?? '08',
  }));
  const has = (wanted: string) => requested.some(({ scenario }) => scenario === wanted);
  const failed = await failAs(requested.map(({ scenario }) => failings[scenario]).find(Boolean));
  if (failed) return failed;
  if (has('13'))
    return context.json(envelope('ERR01', 'ClientInfo - Invalid username or password'));
  if (has('14'))
    return context.json(envelope('ERR99', 'Too many requests: your account is throttled'));
  if (has('18'))
    return context.json({
      Transaction: null,
      Notifications: null,
      HasErrors: false,
      TrackingResults: null,
    });
  const known = requested.filter(({ scenario }) => scenario !== '08');
  const results = known.map(({ waybill, scenario }) => ({
    Key: waybill,
    Value: updatesOf(waybill, scenario, parcels.firstRequest(waybill)),
  }));
  const asMap = Object.fromEntries(results.map(({ Key, Value }) => [Key, Value]));
  return context.json({
    ...envelope('', '', has('12') ? asMap : results),
    NonExistingWaybills: requested
      .filter(({ scenario }) => scenario === '08')
      .map(({ waybill }) => waybill),
  });
}
