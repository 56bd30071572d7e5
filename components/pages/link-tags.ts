import { policyAnchors } from '@/lib/policies/policies';

/** Where the tags of the pages' messages lead, e.g. `<refunds>return policy</refunds>`. */
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
