import { expect, test } from '@jest/globals';
import type { SubjectEntry } from '@/lib/catalogue/listing';
import { groupByTrack } from './subject-groups';

const tracks = [
  { value: 'scientific', name: 'علمي علوم', name_en: 'Scientific', count: 3 },
  { value: 'mathematics', name: 'علمي رياضة', name_en: 'Mathematics', count: 3 },
  { value: 'literary', name: 'أدبي', name_en: 'Literary', count: 2 },
];
const every = tracks.map(({ value }) => value);

const subject = (slug: string, ...own: string[]): SubjectEntry => ({
  slug,
  name: slug,
  name_en: null,
  count: 1,
  updated_at: '2026-11-22T00:00:00Z',
  tracks: own,
});
const grouped = (locale: 'ar' | 'en', ...subjects: SubjectEntry[]) =>
  groupByTrack(locale, subjects, tracks).map(
    ({ name, subjects: members }) => `${name}: ${members.map(({ slug }) => slug).join(' ')}`,
  );

test('lists subjects of all tracks first, then those of two, then those of one', () => {
  const shelf = grouped(
    'en',
    subject('history', 'literary'),
    subject('calculus', 'mathematics'),
    subject('physics', 'scientific', 'mathematics'),
    subject('geology', 'scientific'),
    subject('arabic', ...every),
    subject('english', ...every),
    subject('geography', 'literary'),
  );
  expect(shelf).toEqual([
    ': arabic english',
    'Scientific and Mathematics: physics',
    'Scientific: geology',
    'Mathematics: calculus',
    'Literary: history geography',
  ]);
});

test('names the tracks in the language of the page', () => {
  expect(grouped('ar', subject('physics', 'scientific', 'mathematics'))).toEqual([
    'علمي علوم وعلمي رياضة: physics',
  ]);
});

test('treats a subject that mostly has no track as one of every track', () => {
  expect(grouped('en', subject('chess'))).toEqual([': chess']);
  expect(groupByTrack('en', [subject('chess')], [])).toHaveLength(1);
});
