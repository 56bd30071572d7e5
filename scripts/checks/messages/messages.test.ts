import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { flatten, shapeOf, type MessageTree } from './message-shape.ts';
import { usedKeys } from './used-keys.ts';

const folder = new URL('../../../messages/', import.meta.url);
const read = (locale: string) =>
  flatten(JSON.parse(readFileSync(new URL(`${locale}.json`, folder), 'utf8')) as MessageTree);

const arabic = read('ar');
const english = read('en');

/** Keys of the messages that fail, so that one run names them all. */
function failing(
  messages: Map<string, string>,
  isSound: (message: string, key: string) => boolean,
): string[] {
  return [...messages].filter(([key, message]) => !isSound(message, key)).map(([key]) => key);
}

const sorted = (names: Set<string>) => [...names].sort().join(' ');

test('keeps the same keys in both languages', () => {
  expect([...english.keys()].sort()).toEqual([...arabic.keys()].sort());
});

test('contains no empty message', () => {
  const spoken = (message: string) => message.trim() !== '';
  expect([...failing(arabic, spoken), ...failing(english, spoken)]).toEqual([]);
});

test('inserts the same values and tags in both languages', () => {
  const agrees = (message: string, key: string) => {
    const [ar, en] = [shapeOf(message), shapeOf(english.get(key) ?? '')];
    return sorted(ar.inserted) === sorted(en.inserted) && sorted(ar.tags) === sorted(en.tags);
  };
  expect(failing(arabic, agrees)).toEqual([]);
});

test('has all six plural forms in Arabic, and both in English', () => {
  const has = (forms: string[]) => (message: string) =>
    shapeOf(message).plurals.every((plural) => forms.every((form) => plural.includes(form)));
  expect(failing(arabic, has(['zero', 'one', 'two', 'few', 'many', 'other']))).toEqual([]);
  expect(failing(english, has(['one', 'other']))).toEqual([]);
});

// The language switch names the other language in that language.
const foreignOnPurpose = ['layout.otherLanguage'];

test('writes Arabic messages in Arabic letters', () => {
  const words = (message: string) => message.replace(/\{[^{}]*\}|<[^<>]*>/g, '');
  const isArabic = (message: string) =>
    /\p{Script=Arabic}/u.test(message) || !/\p{L}/u.test(words(message));
  expect(failing(arabic, isArabic).filter((key) => !foreignOnPurpose.includes(key))).toEqual([]);
});

const sources = [
  'app',
  'components',
  'lib',
  'scripts',
  'supabase/functions',
  'supabase/migrations',
].flatMap((name) => {
  const directory = new URL(`../../../${name}/`, import.meta.url);
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.(?:tsx?|mjs|sql)$/.test(path))
    .map((path) => ({ path, text: readFileSync(new URL(path, directory), 'utf8') }));
});

test('uses every message', () => {
  const used = sources
    .filter(({ path, text }) => /\.tsx?$/.test(path) && /Translations|getTranslator/.test(text))
    .map(({ path, text }) =>
      usedKeys(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)),
    );
  const patterns = (of: 'exact' | 'open') =>
    [...new Set(used.flatMap((each) => each[of]))].map((pattern) => new RegExp(`^${pattern}$`));
  const [exact, open] = [patterns('exact'), patterns('open')];
  // If the key is a value, its name occurs somewhere in the code.
  const words = new Set(sources.flatMap(({ text }) => text.match(/[\p{L}\p{N}_-]+/gu) ?? []));
  const isUsed = (_: string, key: string) =>
    exact.some((pattern) => pattern.test(key)) ||
    (open.some((pattern) => pattern.test(key)) && words.has(key.split('.').at(-1) ?? ''));
  expect(failing(english, isUsed)).toEqual([]);
});

/** The keys of English messages that contain `word` outside inserted values and tags. */
const saying = (word: RegExp) =>
  failing(english, (message) => !word.test(message.replace(/\{\w+\}|<[^<>]*>/g, ''))).sort();

test('says “sign in” in English: “login” and “log in” occur only in prescribed texts', () => {
  const given = [
    ...['layout.login', 'auth.login.title', 'auth.login.success.text', 'auth.login.failed'],
    ...['auth.login.googleFailed', 'auth.reset.success.text'],
    ...['auth.sessionEnded.unauthorized', 'auth.sessionEnded.refreshFailed'],
    // Names the page by its title.
    'help.questions.forgot-password.answer',
  ];
  expect(saying(/\blog(?:ged|ging)?[ -]?in\b/i)).toEqual(given.sort());
  expect(saying(/\bsign(?:ed|ing)?[ -]?out\b/i)).toEqual([]);
});

test('says “governorate” in English for places in Egypt: “city” occurs only on address forms', () => {
  const given = [
    ...['account.fields.city', 'checkout.fields.city', 'checkout.shipping.selectCity'],
    ...['checkout.faults.cityMissing', 'checkout.preChecks.city'],
    // They name the field by its label.
    ...['checkout.shipping.failed', 'checkout.summary.chooseArea'],
    'help.questions.delivery-areas.answer',
    // Abroad there are no governorates.
    'checkout.shipping.abroad',
  ];
  expect(saying(/\bcit(?:y|ies)\b/i)).toEqual(given.sort());
});

test('uses one term for each thing', () => {
  // Abroad an address has a city; in Egypt it has a governorate.
  const cityAbroad = ['checkout.shipping.abroad'];
  const hasOneName = (message: string, key: string) =>
    cityAbroad.includes(key) ||
    !/Product Owner|All Owners|\bDivision\b|\b[Ll]og in again to\b|المدينة|مدينتك/.test(message);
  expect([...failing(english, hasOneName), ...failing(arabic, hasOneName)]).toEqual([]);
});
