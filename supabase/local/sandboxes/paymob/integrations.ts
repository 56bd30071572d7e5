import {
  type PaymobMethod,
  paymobMethods,
} from '../../../functions/_shared/contracts/paymob-methods.ts';
import { paymobIds } from '../variables.ts';
import { type PaymobAccount } from './paymob-account.ts';

/** The method of an integration; undefined for an unknown one, or one of the account's other mode. */
export function methodOf(
  account: Pick<PaymobAccount, 'mode'>,
  integrationId: number,
): PaymobMethod | undefined {
  const integrations = paymobIds[account.mode];
  return paymobMethods.find((method) => integrations[method] === integrationId);
}
