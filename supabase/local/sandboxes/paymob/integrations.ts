import { paymobIds } from '../variables.ts';
import { type PaymobAccount } from './paymob-account.ts';

export type Method = 'card' | 'wallet' | 'kiosk';

/** The method of an integration; undefined for an unknown one, or one of the account's other mode. */
export function methodOf(
  account: Pick<PaymobAccount, 'mode'>,
  integrationId: number,
): Method | undefined {
  const { card, wallet, kiosk } = paymobIds[account.mode];
  if (integrationId === card) return 'card';
  if (integrationId === wallet) return 'wallet';
  return integrationId === kiosk ? 'kiosk' : undefined;
}
