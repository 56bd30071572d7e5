import { expect, test } from '@jest/globals';
import ar from '@/messages/ar.json' with { type: 'json' };
import en from '@/messages/en.json' with { type: 'json' };
import { knownEvents } from '@/supabase/functions/_shared/contracts/track-shipments';
import { courierOf, readTracking } from './tracking';

test.each([
  ['J&T Express', 'jt'],
  ['j & t', 'jt'],
  ['JT Egypt', 'jt'],
  ['ARAMEX International', 'aramex'],
  ['Bosta', null],
  ['', null],
] as const)('the courier %s is %s', (name, courier) => {
  expect(courierOf(name)).toBe(courier);
});

const result = { bill_code: 'X1', provider: 'jt' as const };
const early = '2026-01-15T10:00:00+02:00';
const late = '2026-01-16T10:00:00+02:00';

test('a parcel without further events than the first is being prepared', () => {
  const preparing = { status: 'preparing' };
  for (const history of [
    [],
    [{ scan_time: early, description: 'تم التسجيل', normalized_status: 'created' }],
    [{ scan_time: early, description: 'Record created.' }],
    [{ scan_time: early, update_description: 'Record created.' }],
  ])
    expect(readTracking([{ ...result, history }])).toEqual(preparing);
  expect(readTracking([])).toEqual(preparing);
  expect(readTracking([result])).toEqual(preparing);
});

test('a second event, or a different first one, is a history', () => {
  const created = {
    scan_time: early,
    description: 'Record created.',
    normalized_status: 'created',
  };
  expect(readTracking([{ ...result, history: [created, created] }]).status).toBe('moving');
  const picked = { ...created, description: 'Picked up', normalized_status: 'picked_up' };
  expect(readTracking([{ ...result, history: [picked] }]).status).toBe('moving');
});

test('sorts the newest event first, whatever the field names and time formats', () => {
  const history = [
    { scan_time: early, description: 'first' },
    {
      scanTime: late,
      desc: 'third',
      description: 'ignored',
      location: 'الجيزة',
      known_event: 'arrived',
    },
    { description: 'without a time' },
    { scan_time: '/Date(1768500000000+0200)/', update_description: 'second' },
  ];
  const tracking = readTracking([{ ...result, history }]);
  expect(tracking.status === 'moving' && tracking.events).toEqual([
    {
      description: 'third',
      known: 'arrived',
      at: Date.parse(late),
      location: 'الجيزة',
      status: null,
    },
    { description: 'second', known: null, at: 1768500000000, location: null, status: null },
    { description: 'first', known: null, at: Date.parse(early), location: null, status: null },
    { description: 'without a time', known: null, at: null, location: null, status: null },
  ]);
});

test('falls back to J&T’s original response if there is no history', () => {
  const details = [
    { scanTime: '2026-01-15 10:00:00', desc: '【الجيزة】وصلت إلى【 Giza 】' },
    { scanTime: '2026-01-16 10:00:00', desc: 'خرجت للتوصيل' },
  ];
  const jt_tracking_response = { data: [{ billCode: 'X1', details }] };
  for (const history of [undefined, []]) {
    const tracking = readTracking([
      { ...result, ...(history && { history }), jt_tracking_response },
    ]);
    expect(tracking).toMatchObject({
      events: [
        { description: 'خرجت للتوصيل', at: Date.parse(late) },
        { description: '(الجيزة) وصلت إلى (Giza)', at: Date.parse(early) },
      ],
    });
  }
});

test('the messages cover every known event', () => {
  for (const { orders } of [ar, en])
    expect(Object.keys(orders.tracking.events)).toEqual([...knownEvents]);
});
