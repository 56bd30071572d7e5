import { expect, test } from '@jest/globals';
import { announcedCatalogueTags } from './change-announcement';

test('a list of tags, without repeats and strangers', () => {
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

test('a database webhook names one tag', () => {
  const body = { type: 'INSERT', table: 'catalogue_changes', record: { id: 1, tag: 'products' } };
  expect(announcedCatalogueTags(body)).toEqual(['products']);
});

test.each([null, 7, [], {}, { tags: 'catalogue' }, { tags: [1] }, { type: 'DELETE', record: {} }])(
  '%j is refused',
  (body) => {
    expect(announcedCatalogueTags(body)).toBeNull();
  },
);
