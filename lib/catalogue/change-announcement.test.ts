import { expect, test } from '@jest/globals';
import { announcedCatalogueTags } from './change-announcement';

test('accepts a list of tags, without duplicates and unknown tags', () => {
  const tags = [
    'catalogue',
    'product:BIO-3',
    'catalogue',
    'delivery',
    '_N_T_/layout',
    'product:../x',
  ];
  expect(announcedCatalogueTags({ tags })).toEqual(['catalogue', 'product:BIO-3', 'delivery']);
});

test('a database webhook contains one tag', () => {
  const body = { type: 'INSERT', table: 'catalogue_changes', record: { id: 1, tag: 'products' } };
  expect(announcedCatalogueTags(body)).toEqual(['products']);
});

test.each([null, 7, [], {}, { tags: 'catalogue' }, { tags: [1] }, { type: 'DELETE', record: {} }])(
  'rejects %j',
  (body) => {
    expect(announcedCatalogueTags(body)).toBeNull();
  },
);
