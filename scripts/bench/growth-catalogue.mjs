import { createHash } from 'node:crypto';

/** How many owners, subjects and categories a generated catalogue of `products` products has: they grow with it. */
export function shapeOf(products) {
  return {
    products,
    owners: Math.min(products / 2, 10_000),
    subjects: Math.round(2 * products ** 0.4),
    categories: Math.round(products ** 0.35),
  };
}

// Names of three words out of 30, so that a search matches the same share of a catalogue of any size.
const words =
  `الأحياء الفيزياء الكيمياء مراجعة نهائية بنك أسئلة تدريبات ملخص شرح الجبر التفاضل التكامل الاستاتيكا التاريخ
  الجغرافيا الفلسفة النحو البلاغة الأدب الترم الأول الثاني نماذج امتحانات محلولة ورقة واحدة كتاب مذكرة`.split(
    /\s+/,
  );
const letters = [...'ابتجحخدرزسشصطعغفقكلمنهوي'];
const latin = [...'abcdefghijklmnoprstuvwyz'];

/** A deterministic number from 0 to 1 for these words. */
const chance = (...seed) => createHash('md5').update(seed.join()).digest().readUInt32LE() / 2 ** 32;
const pick = (list, ...seed) => list[Math.floor(chance(...seed) * list.length)];
/** Low indexes are much likelier: a few owners have many books, most have a few. */
const skewed = (count, power, ...seed) => Math.floor(count * chance(...seed) ** power);

/** A deterministic UUID in the format of version 4, which the shop's schemas require. */
const idOf = (kind, number) => {
  const hex = createHash('md5').update(`${kind} ${number}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
};

const nameOf = (kind, number) =>
  [0, 1, 2, 3].map((place) => pick(letters, kind, number, place)).join('') + ` ${number}`;
const englishNameOf = (kind, number) =>
  [0, 1, 2, 3, 4].map((place) => pick(latin, kind, number, place)).join('') + ` ${number}`;

const named = (kind, number) => ({
  slug: `bench-${kind}-${number}`,
  name: nameOf(kind, number),
  name_en: englishNameOf(kind, number),
});
const numbers = (count) => Array.from({ length: count }, (_, number) => number);

export function vocabularyOf({ owners, subjects, categories }) {
  const kinds = ['author', 'teacher', 'publisher'];
  return {
    categories: numbers(categories).map((n) => ({
      category_id: idOf('c', n),
      position: n,
      ...named('c', n),
    })),
    subjects: numbers(subjects).map((n) => ({
      subject_id: idOf('s', n),
      position: n,
      ...named('s', n),
    })),
    owners: numbers(owners).map((n) => ({
      owner_id: idOf('o', n),
      kind: kinds[n % 3],
      ...named('o', n),
    })),
  };
}

const newest = Date.UTC(2026, 0, 1);

/** The `number`-th product of a catalogue of this shape, as a row of `products`. */
export function productOf(number, { owners, subjects, categories }) {
  const subject = skewed(subjects, 2, 'subject', number);
  return {
    product_id: idOf('p', number),
    sku: `BENCH-${number}`,
    product_name: `${pick(words, number, 1)} ${pick(words, number, 2)} ${pick(words, number, 3)} ${number}`,
    name_en: `Book ${number}`,
    description: `وصف الكتاب رقم ${number}\n`.repeat(6),
    category_id: idOf('c', skewed(categories, 2, 'category', number)),
    subject_id: chance('none', number) < 0.05 ? null : idOf('s', subject),
    owner_id: idOf('o', skewed(owners, 3, 'owner', number)),
    term: pick(['first-term', 'second-term', 'full-year', null], 'term', number),
    level: chance('level', number) < 0.85 ? 'general' : 'azhari',
    grade: pick([1, 2, 3, 3], 'grade', number),
    // Most subjects belong to one track or to all.
    track_bits: chance('tracks', number) < 0.1 ? 3 : pick([0, 0, 1, 2, 4], 'track', subject),
    image_url: `/covers/BENCH-${number}`,
    retail_price_pt: 2_000 + 100 * skewed(700, 2, 'price', number),
    sellable: chance('sellable', number) > 0.05,
    created_at: new Date(newest - number * 60_000).toISOString(),
  };
}

export function specificationsOf(number) {
  return [1, 2].map((position) => ({
    product_id: idOf('p', number),
    position,
    spec_name: `خاصية ${position}`,
    spec_value: `قيمة ${pick(words, 'specification', number, position)}`,
  }));
}

const step = 2_000;

/** Passes a catalogue of `size` products to `write(table, rows)`, table by table, in batches. */
export async function writeCatalogue(size, write) {
  const shape = shapeOf(size);
  for (const [table, rows] of Object.entries(vocabularyOf(shape))) await write(table, rows);
  for (let from = 0; from < size; from += step) {
    const these = numbers(Math.min(step, size - from)).map((number) => from + number);
    await write(
      'products',
      these.map((number) => productOf(number, shape)),
    );
    await write('product_specifications', these.flatMap(specificationsOf));
  }
}
