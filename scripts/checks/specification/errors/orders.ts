import { rowsOf, testsIn } from '../row.ts';

const profile = testsIn('components/account/profile-details.test.tsx');
const panel = testsIn('components/orders/recent-orders.test.tsx');
const dialog = testsIn('components/orders/order-dialog.test.tsx');
const track = testsIn('lib/orders/track-shipment.test.ts');

export const orderRows = rowsOf('8 Orders and tracking', {
  'recent orders': {
    does: 'says that the orders did not come, with “Try Again”',
    tests: [panel('a failure is told and asked again, and the focus stays in the panel')],
  },
  profile: {
    does: 'says that the profile did not come',
    tests: [profile('a profile that did not come says so and is asked for again')],
  },
  'order details': {
    does: 'says that the details did not come',
    tests: [dialog('loading, failing, missing and nothing chosen are said')],
  },
  'unsupported courier': {
    does: 'says so beside the button',
    tests: [
      dialog('tracking: asked, waited for, refused in words, and told newest first'),
      track('nobody is asked about a courier that is not known, or without a number'),
    ],
  },
  'no tracking number': {
    does: 'says so beside the button',
    tests: [
      dialog('tracking: asked, waited for, refused in words, and told newest first'),
      track('nobody is asked about a courier that is not known, or without a number'),
    ],
  },
  'other failures to track': {
    does: 'tells the message, or that tracking failed',
    tests: [
      dialog('tracking: asked, waited for, refused in words, and told newest first'),
      track('a refusal keeps its code and its words'),
    ],
  },
});
