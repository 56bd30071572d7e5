import { expect, test } from '@jest/globals';
import ar from '@/messages/ar.json' with { type: 'json' };
import { logActions, type DeskLogEntry } from '../contract/log';
import { subjectHref, logDetails } from './log-entry';
import { logArguments, logHref, parseLog } from './log-query';

const entry = (part: Partial<DeskLogEntry>): DeskLogEntry => ({
  log_id: 1,
  at: '2026-11-23T09:00:00+00:00',
  by: null,
  action: 'move_order',
  subject: 'order',
  subject_id: 's',
  subject_name: null,
  order_id: null,
  detail: {},
  ...part,
});

test('shows the changes of an entry and skips unknown details', () => {
  expect(logDetails(entry({ detail: { from: 'processing', to: 'preparing' } }))).toEqual([
    { name: 'status', from: 'processing', to: 'preparing' },
  ]);
  expect(
    logDetails(
      entry({
        action: 'ship_order',
        detail: { from: 'shipped', to: 'shipped', number: 'UEG1', courier: 'aramex' },
      }),
    ),
  ).toEqual([{ name: 'number', value: 'UEG1' }]);
  expect(logDetails(entry({ action: 'set_price', detail: { from_pt: 100, to_pt: 200 } }))).toEqual([
    { name: 'price', from: 100, to: 200 },
  ]);
  expect(
    logDetails(entry({ action: 'set_stock', detail: { from: null, to: 3, reason: 'تلف' } })),
  ).toEqual([
    { name: 'stock', from: '', to: '3' },
    { name: 'text', value: 'تلف' },
  ]);
  expect(
    logDetails(entry({ action: 'refund_order', detail: { amount_pt: 500, restock: true } })),
  ).toEqual([{ name: 'amount_pt', value: 500 }, { name: 'restock' }]);
  expect(logDetails(entry({ detail: { other: 'x' } }))).toEqual([]);
});

test('links an entry to the page of its subject', () => {
  expect(subjectHref(entry({ order_id: 'o' }))).toBe('/desk/orders/o');
  expect(subjectHref(entry({ subject: 'message' }))).toBe('/desk/messages/s');
  expect(subjectHref(entry({ subject: 'product' }))).toBe('/desk/products/s');
  expect(subjectHref(entry({ subject: 'staff' }))).toBeNull();
});

test('reads the filters from the address; the messages cover every action', () => {
  const who = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const filters = parseLog({ action: 'set_price', who });
  expect(logArguments(filters, 'c')).toEqual({
    p_action: 'set_price',
    p_user_id: who,
    p_cursor: 'c',
  });
  expect(logHref(filters)).toBe(`/desk/log?action=set_price&who=${who}`);
  expect(logHref(parseLog({ action: 'x', who: 'y' }))).toBe('/desk/log');
  expect(Object.keys(ar.deskLog.actions)).toEqual([...logActions]);
});
