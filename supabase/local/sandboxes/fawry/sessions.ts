import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { languageOf } from '../shared/language.ts';
import { type Sandbox } from '../shared/sandbox.ts';
import { checkCharge, type Refusal } from './check-charge.ts';
import { type FawryAccount } from './fawry-account.ts';
import { type FawryState, type RefusedSession, type Session } from './fawry-state.ts';

const keptSessions = 500;
const openSchema = z.object({
  charge: z.unknown(),
  locale: z.string().optional(),
  display: z.enum(['frame', 'separated']).default('frame'),
});
const referenceSchema = z.object({ merchantRefNum: z.string(), returnUrl: z.string().default('') });

/** Opens a popup's session: the payment methods, or the reason for refusal. */
export function openSession(
  sandbox: Sandbox<FawryState>,
  account: FawryAccount,
  given: unknown,
  origin: string,
): Session | RefusedSession {
  const wanted = openSchema.parse(given);
  const { merchantRefNum = '', returnUrl = '' } =
    referenceSchema.safeParse(wanted.charge).data ?? {};
  const scenarioNames = sandbox.takeScenarios(merchantRefNum);
  const shared = {
    id: randomBytes(16).toString('base64url'),
    language: languageOf(wanted.locale ?? 'en'),
    origin,
    display: wanted.display,
  };
  const checked = scenarioNames.scenarios.includes('invalid-signature-request')
    ? wrongSignature()
    : checkCharge(wanted.charge, {
        account,
        now: sandbox.now(),
        isMethodRequired: scenarioNames.scenarios.includes('method-required'),
        isUsed: (ref) => isUsed(sandbox, ref),
      });
  const session = checked.ok
    ? { ...shared, charge: checked.charge, ...scenarioNames, isOver: false }
    : { ...shared, refusal: checked.refusal, returnUrl };
  keep(sandbox, session);
  return session;
}

/** Whether a merchant reference was charged: it may be charged again only if its payment failed. */
export function isUsed(sandbox: Sandbox<FawryState>, merchantRef: string): boolean {
  return (sandbox.state.payments[merchantRef]?.status ?? 'FAILED') !== 'FAILED';
}

function wrongSignature(): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { statusCode: 9946, statusDescription: 'Wrong signature' } };
}

function keep(sandbox: Sandbox<FawryState>, session: Session | RefusedSession): void {
  sandbox.state.sessions[session.id] = session;
  const ids = Object.keys(sandbox.state.sessions);
  for (const id of ids.slice(0, -keptSessions))
    sandbox.state.sessions = Object.fromEntries(
      Object.entries(sandbox.state.sessions).filter(([other]) => other !== id),
    );
  sandbox.save();
}
