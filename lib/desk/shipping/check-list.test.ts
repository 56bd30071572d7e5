import { expect, test } from '@jest/globals';
import type { CheckedTrackingRow } from '../contract/shipping';
import { judged, rowsToSend } from './check-list';
import type { TrackingRow } from './read-tracking';

const row = (line: number, given: Partial<TrackingRow> = {}): TrackingRow => ({
  line,
  orderNumber: `ZD-${String(line)}`,
  number: `UEG${String(line)}`,
  courier: '',
  fault: null,
  ...given,
});

const answer = (at: number, given: Partial<CheckedTrackingRow> = {}): CheckedTrackingRow => ({
  row: at,
  order_number: `ZD-${String(at)}`,
  order_id: null,
  first_name: null,
  last_name: null,
  city_name: null,
  city_name_en: null,
  status: null,
  number: `UEG${String(at)}`,
  shipping_provider_id: null,
  shipping_provider_name: null,
  verdict: 'ok',
  ...given,
});

test('sends a courier’s id, whatever name the list uses', () => {
  const named = ['J&T Express', 'J & T', 'JT', 'Aramex International', 'أرامكس', 'DHL'];
  const rows = named.map((courier, at) => row(at + 2, { courier }));
  expect(rowsToSend(rows).map(({ courier }) => courier)).toEqual([
    'jt-express',
    'jt-express',
    'jt-express',
    'aramex',
    'aramex',
    'DHL',
  ]);
  expect(rowsToSend([row(2)])).toEqual([{ order_number: 'ZD-2', number: 'UEG2' }]);
});

test('sorts invalid rows first and keeps their line numbers', () => {
  const rows = [
    row(2),
    row(3, { number: '', fault: 'number_missing' }),
    row(4),
    row(5, { number: '6E+11', fault: 'number_rounded' }),
    row(6),
  ];
  expect(rowsToSend(rows)).toHaveLength(4);
  const answers = [
    answer(1),
    answer(2, { verdict: 'already_shipped_same' }),
    answer(3, { verdict: 'rounded_by_spreadsheet' }),
    answer(4),
  ];
  const verdicts = judged(rows, answers).map(({ line, verdict }) => [line, verdict]);
  expect(verdicts).toEqual([
    [3, 'number_missing'],
    [5, 'rounded_by_spreadsheet'],
    [2, 'ok'],
    [6, 'ok'],
    [4, 'already_shipped_same'],
  ]);
});

test('marks the saved rows', () => {
  const taken = [
    { ...answer(1), taken: true },
    { ...answer(2, { verdict: 'number_used' }), taken: false },
  ];
  expect(judged([row(1), row(2)], taken).map(({ verdict }) => verdict)).toEqual([
    'number_used',
    'taken',
  ]);
});
