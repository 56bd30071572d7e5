import { policyAnchors } from './policies';

/** The pages that shoppers read before they order: key of the name in `purchase.links`, and path. */
export const policyPages = [
  ['delivery', '/delivery'],
  ['refunds', `/about#${policyAnchors.refunds}`],
  ['privacy', `/about#${policyAnchors.privacy}`],
] as const;
