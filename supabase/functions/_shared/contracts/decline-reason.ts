const reasons = {
  declined: ['05', '07', '37', '39'],
  funds: ['51'],
  limit: ['61', '65'],
  expired: ['54'],
  card: ['14'],
  pin: ['55'],
  blocked: ['04', '34', '41', '43', '59'],
  online: ['49'],
  technical: ['22', '86', '88', '91', '92', '94', '96'],
} as const;

/** Why a bank or wallet declined a payment; the names of its messages. */
export type DeclineReason = keyof typeof reasons;

/** Reads a response code of ISO 8583, as Paymob reports it, or one of Fawry's, which adds 99900. */
export function declineReason(code: unknown): DeclineReason | null {
  if (typeof code !== 'string' && typeof code !== 'number') return null;
  const [, response] = /^(?:999)?(\d{2})$/.exec(String(code)) ?? [];
  const names = Object.keys(reasons) as DeclineReason[];
  return names.find((name) => reasons[name].some((known) => known === response)) ?? null;
}
