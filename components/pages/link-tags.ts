import { policyAnchors } from '@/lib/policies/policies';

/** The targets of tags in the pages' messages, e.g. `<refunds>return policy</refunds>`. */
export const linkTags = {
  contact: '/contact',
  help: '/help',
  helpPayment: '/help#payment',
  privacy: `/about#${policyAnchors.privacy}`,
  refunds: `/about#${policyAnchors.refunds}`,
  shipping: `/about#${policyAnchors.shipping}`,
  shop: '/shop',
  track: '/track',
  ways: '/contact#ways',
};
