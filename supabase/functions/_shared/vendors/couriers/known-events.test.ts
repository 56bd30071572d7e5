import { expect, test } from '@jest/globals';
import { eventOfUpdate, statusOfUpdate } from '../aramex/update-status.ts';
import { eventOfScan } from '../jt/scan-status.ts';
import { type KnownEvent } from '../../contracts/track-shipments.ts';
import { statusOfEvent } from './known-events.ts';

test.each([
  ['1', 'anything', 'picked_up'],
  ['9', undefined, 'departed'],
  ['6', undefined, 'arrived'],
  ['8', undefined, 'collected'],
  [undefined, 'Station Arrival', 'arrived'],
  ['99', 'Signing scan', 'delivered'],
  [undefined, 'Abnormal parcel scan', 'problem'],
  // Only announced, or an undocumented scan: the courier's text describes it.
  [undefined, undefined, undefined],
  ['99', 'Delivery postponed', undefined],
  ['constructor', 'toString', undefined],
])('classifies J&T’s scan %s, %s as %s', (code, type, event) => {
  expect(eventOfScan(code, type)).toBe(event);
});

test.each<[string | undefined, string, string | undefined, KnownEvent | undefined]>([
  ['SH014', 'Record created.', '', 'registered'],
  ['SH012', 'Picked up from shipper', '', 'picked_up'],
  ['SH001', 'Received at origin facility', '', 'arrived'],
  ['SH022', 'Shipment departed from operations facility – in transit', '', 'departed'],
  ['sh022', 'Under processing', '', 'moving'],
  ['SH999', 'Out for delivery', undefined, 'out_for_delivery'],
  ['SH005', 'Signed for', 'A01', 'delivered'],
  ['SH033', 'Attempted delivery – customer not available', 'A01', 'attempted'],
  ['SH022', 'Under processing', 'A01', 'problem'],
  ['SH313', '', 'A01', 'cancelled'],
  // Codes of disputed meaning, and texts that only resemble a known one.
  ['SH308', 'Pickup scheduled', '', undefined],
  ['SH004', 'Delivered to a partner', '', undefined],
  ['SH999', 'Not delivered', 'A01', undefined],
  [undefined, '', undefined, undefined],
  ['constructor', 'toString', '', undefined],
])(
  'classifies Aramex’s update %s “%s” with problem %s as %s',
  (code, description, problem, event) => {
    expect(eventOfUpdate(code, description, problem)).toBe(event);
    if (event) expect(statusOfEvent[event]).toBe(statusOfUpdate(code, description, problem));
  },
);
