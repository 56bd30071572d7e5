import { Hono } from 'hono';
import { type Courier as CourierName } from '../../../functions/_shared/contracts/track-shipments.ts';
import { assetRoutes } from '../shared/assets.ts';
import { controlRoutes } from '../shared/control-routes.ts';
import { deskRoutesFor } from '../shared/desk-routes.ts';
import { faulty } from '../shared/faults.ts';
import { Sandbox } from '../shared/sandbox.ts';
import { type StateFile } from '../shared/state-file.ts';
import { unreadable } from '../shared/unreadable.ts';
import { type CourierScenario, type CourierState, emptyCourierState } from './courier-state.ts';
import { courierDesk } from './desk-page.ts';

const keptQuestions = 100;
const keptParcels = 1_000;

export interface CourierOptions {
  basePath: string;
  backendUrl: string;
  file: StateFile;
  clock?: () => number;
}

export interface Courier {
  routes: Hono;
  sandbox: Sandbox<CourierState>;
}

/** The parcels, for a courier's own API. */
export interface Parcels {
  /** Records a query by the shop. */
  note(codes: string[]): void;
  /** The scenario of each number: the requested one, else by prefix; undefined for an unknown number. */
  scenarioOf(code: string): string | undefined;
  firstRequest(code: string): number;
}

interface Vendor {
  name: CourierName;
  scenarios: CourierScenario[];
  api: (parcels: Parcels) => Hono;
}

/** A courier with invented parcels. */
export function createCourier({ name, scenarios, api }: Vendor, options: CourierOptions): Courier {
  const { basePath, backendUrl } = options;
  const sandbox = new Sandbox<CourierState>({ ...options, fetch, empty: emptyCourierState });
  const routes = new Hono();
  routes.onError(unreadable);
  routes.use(faulty(sandbox, basePath));
  routes.route('/__sim/assets', assetRoutes());
  routes.route(
    '/__sim',
    controlRoutes({
      sandbox,
      scenarios,
      // Couriers only answer queries.
      sendWebhook: () => undefined,
    }),
  );
  routes.route('/', api(parcelsOf(sandbox, scenarios)));
  routes.route(
    '/',
    deskRoutesFor({
      sandbox,
      basePath,
      backendUrl,
      show: (language) => courierDesk({ name, scenarios, basePath, language, sandbox }),
      scenarios,
      handle: () => undefined,
    }),
  );
  const placed = new Hono();
  placed.route(basePath, routes);
  return { routes: placed, sandbox };
}

function parcelsOf(sandbox: Sandbox<CourierState>, scenarios: CourierScenario[]): Parcels {
  // The longest prefix first, because one prefix may contain another.
  const byLength = [...scenarios].sort((a, b) => b.begins.length - a.begins.length);
  return {
    note(codes) {
      const question = { at: sandbox.now(), codes };
      sandbox.state.questions = [...sandbox.state.questions, question].slice(-keptQuestions);
      const firstRequests = sandbox.state.firstRequest;
      for (const code of codes) firstRequests[code] ??= sandbox.now();
      sandbox.state.firstRequest = Object.fromEntries(
        Object.entries(firstRequests).slice(-keptParcels),
      );
      sandbox.save();
    },
    scenarioOf: (code) =>
      sandbox.takeScenarios(code).scenarios[0] ??
      byLength.find(({ begins }) => code.startsWith(begins))?.id,
    firstRequest: (code) => sandbox.state.firstRequest[code] ?? sandbox.now(),
  };
}
