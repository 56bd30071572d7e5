import { rowsOf, testsIn } from '../row.ts';

const dialog = testsIn('components/orders/order-dialog.test.tsx');
const orders = testsIn('e2e/journeys/orders.spec.ts');
const lists = testsIn('e2e/journeys/orders-list.spec.ts');
const screens = testsIn('e2e/journeys/orders-screens.spec.ts');
const tracking = testsIn('lib/orders/tracking.test.ts');
const scanTime = testsIn('lib/orders/scan-time.test.ts');

const everything = dialog('the dialog tells everything about an order');
const journey = orders('an order that was paid for appears, and its dialog tells everything');
const tracked = dialog('tracking: asked, waited for, refused in words, and told newest first');
const parcel = orders('a parcel of ${provider} is tracked in the dialog');
const states = dialog('loading, failing, missing and nothing chosen are said');

export const orderDetailsRows = rowsOf('2 Order details', {
  labels: {
    does: 'names everything',
    decided: 'In the language of the page, Arabic and English.',
    tests: [journey],
  },
  'scroll area': {
    does: 'scrolls within the dialog',
    decided: '500 pixels high, less on a lower screen.',
    tests: [screens('the dialog holds the focus, and its middle scrolls by keyboard')],
  },
  summary: { does: 'shows number, date, total and status', tests: [everything, journey] },
  products: { does: 'shows name, quantity and price of each', tests: [everything, journey] },
  payments: {
    does: 'shows method and amount, Fawry’s reference method by Fawry’s name',
    tests: [everything],
  },
  'payment history': { does: 'shows each status with its time', tests: [everything, journey] },
  shipments: {
    does: 'shows number, service, courier, tracking number and address',
    tests: [everything],
  },
  'track button': {
    does: 'offers tracking where there is a number and a courier',
    tests: [dialog('a parcel without number or courier has no button'), parcel],
  },
  'tracking on its way': {
    does: 'turns while it asks, and says beside the button when it fails',
    tests: [
      tracked,
      orders('a parcel that is not on its way, one nobody tracks, and a courier that fails'),
    ],
  },
  'being prepared': {
    does: 'takes no history, or one entry that is the beginning, for a parcel being prepared',
    tests: [tracking('nothing but the beginning is a parcel that is being prepared'), tracked],
  },
  history: {
    does: 'lists the newest first, with description and time',
    tests: [
      tracking('the newest stands first, whatever the names and the spelling of the times'),
      tracked,
      parcel,
    ],
  },
  times: {
    does: 'reads both spellings of times and writes them as in Egypt',
    tests: [scanTime('%s is %s'), tracked],
  },
  loading: { does: 'turns while the details come', tests: [states] },
  error: { does: 'says that the details did not come', tests: [states] },
  'nothing selected': {
    does: 'says that no order is chosen',
    tests: [states, lists('orders of somebody else, and those that never were, are not there')],
  },
});
