import { expect, test } from '@jest/globals';
import { readTracking, type TrackingList } from './read-tracking';
import { longestList } from './tracking-limits';

const rowsOf = (list: TrackingList) => {
  if (!list.ok) throw new Error(`not read: ${list.reason}`);
  return list.rows.map(({ orderNumber, number, courier }) => [orderNumber, number, courier]);
};

const two = [
  ['ZD-7K3M-9QXT', 'UEG00012345678', ''],
  ['ZD-AAAA-2222', '9000000002', ''],
];

test.each([
  ['commas', 'order,tracking\nZD-7K3M-9QXT,UEG00012345678\nZD-AAAA-2222,9000000002'],
  [
    'semicolons',
    'Order No.;Tracking No.\r\nZD-7K3M-9QXT;UEG00012345678\r\nZD-AAAA-2222;9000000002\r\n',
  ],
  ['a spreadsheet', 'Order number\tAWB\nZD-7K3M-9QXT\tUEG00012345678\nZD-AAAA-2222\t9000000002\n'],
  ['Arabic names', 'رقم الطلب,رقم التتبُّع\nZD-7K3M-9QXT,UEG00012345678\nZD-AAAA-2222,9000000002'],
  ['no names', 'ZD-7K3M-9QXT,UEG00012345678\nZD-AAAA-2222,9000000002'],
  ['a message', 'ZD-7K3M-9QXT   UEG00012345678 \n\nZD-AAAA-2222 9000000002'],
  ['columns in reverse order', 'UEG00012345678;ZD-7K3M-9QXT\n9000000002;ZD-AAAA-2222'],
  ['a byte order mark', '\uFEFForder,awb\nZD-7K3M-9QXT,UEG00012345678\nZD-AAAA-2222,9000000002'],
  [
    'quotes and spaces',
    '"order" , "awb"\n"ZD-7K3M-9QXT"," UEG00012345678 "\nZD-AAAA-2222 ,"9000000002"',
  ],
  ['Arabic digits', 'الطلب;البوليصة\nZD-٧K٣M-٩QXT;UEG٠٠٠١٢٣٤٥٦٧٨\nZD-AAAA-٢٢٢٢;٩٠٠٠٠٠٠٠٠٢'],
  [
    'numbers kept as text',
    'order,awb\nZD-7K3M-9QXT,"=""UEG00012345678"""\nZD-AAAA-2222,\'9000000002',
  ],
  [
    'directional marks',
    'order,awb\n\u200fZD-7K3M-9QXT\u200e,\u2066UEG00012345678\u2069\nZD-AAAA-2222,9000000002',
  ],
  ['old Macintosh line endings', 'order,awb\rZD-7K3M-9QXT,UEG00012345678\rZD-AAAA-2222,9000000002'],
  [
    'empty rows',
    '\n\norder,awb\n,\nZD-7K3M-9QXT,UEG00012345678\n , \nZD-AAAA-2222,9000000002\n,,\n',
  ],
])('reads a list with %s', (_, text) => {
  expect(rowsOf(readTracking(text))).toEqual(two);
});

test('reads a courier’s own export with additional columns', () => {
  const text = [
    'Date,Waybill Number,Consignee,COD,Customer Order Number,Carrier',
    '2026-11-21,UEG00012345678,"Ahmed, Ali",0,ZD-7K3M-9QXT,J&T Express',
  ].join('\n');
  expect(rowsOf(readTracking(text))).toEqual([['ZD-7K3M-9QXT', 'UEG00012345678', 'J&T Express']]);
});

test('finds the courier by its name if the column has no header', () => {
  const text = 'ZD-7K3M-9QXT,Aramex,9000000002\nZD-AAAA-2222,J&T,UEG00012345678';
  expect(rowsOf(readTracking(text))).toEqual([
    ['ZD-7K3M-9QXT', '9000000002', 'Aramex'],
    ['ZD-AAAA-2222', 'UEG00012345678', 'J&T'],
  ]);
});

test('reports the line of each row and what is missing', () => {
  const text =
    'order,awb\n"ZD-7K3M-9QXT\n",UEG1234\n,UEG1235\nZD-AAAA-2222,\nZD-BBBB-3333,6.00012E+11';
  const list = readTracking(text);
  expect(list.ok && list.rows.map(({ line, fault }) => [line, fault])).toEqual([
    [2, null],
    [4, 'order_missing'],
    [5, 'number_missing'],
    [6, 'number_rounded'],
  ]);
});

test.each(['6E+11', '6.0E+11', '6,00012E+11', '٦٫٠E+١١', '6.0e11'])(
  '%s is recognized as rounded',
  (number) => {
    const list = readTracking(`order;awb\nZD-7K3M-9QXT;${number}`);
    expect(list.ok && list.rows[0]?.fault).toBe('number_rounded');
  },
);

test.each(['12E45678', 'UEG00012345678', '600012000000'])(
  '%s is not treated as rounded',
  (number) => {
    const list = readTracking(`order;awb\nZD-7K3M-9QXT;${number}`);
    expect(list.ok && list.rows[0]?.fault).toBeNull();
  },
);

test.each([
  ['', 'empty'],
  [' \n\t\n', 'empty'],
  ['order,awb', 'empty'],
  ['hello', 'columns_unknown'],
  ['name,phone\nMona,01012345678', 'columns_unknown'],
  [`order,awb\n${'ZD-7K3M-9QXT,UEG1\n'.repeat(longestList + 1)}`, 'too_many_rows'],
])('rejects %j', (text, reason) => {
  expect(readTracking(text)).toEqual({ ok: false, reason });
});

test('accepts the maximum number of rows', () => {
  const list = readTracking(`order,awb\n${'ZD-7K3M-9QXT,UEG1234\n'.repeat(longestList)}`);
  expect(list.ok && list.rows.length).toBe(longestList);
});

test('reports the line of an unclosed quote', () => {
  const text = 'order,awb\nZD-7K3M-9QXT,UEG1\n"ZD-AAAA-2222,UEG2\nZD-BBBB-3333,UEG3';
  expect(readTracking(text)).toEqual({ ok: false, reason: 'quote_not_closed', line: 3 });
});
