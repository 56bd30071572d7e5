import * as z from 'zod/mini';
import { catalogueProductSchema, ownerKinds } from './product';
import { availabilities, grades, priceBands } from './filters';

const count = z.int();
const facetOptionSchema = z.object({
  value: z.string(),
  name: z.string(),
  name_en: z.nullable(z.string()),
  count,
});

/** How the words of a search were interpreted. */
const searchSchema = z.object({
  /** The search with misspelt words replaced, if nothing matched as typed. */
  corrected: z.nullable(z.string()),
  /** Whether the results match only some of the words. */
  near: z.boolean(),
  /** The words that were interpreted as filters. */
  understood: z.object({
    grade: z.exactOptional(z.pipe(z.coerce.string(), z.enum(grades))),
    track: z.exactOptional(z.string()),
    course: z.exactOptional(z.string()),
    level: z.exactOptional(z.string()),
    price: z.exactOptional(z.enum(priceBands)),
    /** Prices in pounds that match no range of the filter, and the words that contain them. */
    limits: z.exactOptional(
      z.object({
        from: z.nullable(z.number()),
        below: z.nullable(z.number()),
        to: z.nullable(z.number()),
        words: z.string(),
      }),
    ),
  }),
  words: z.array(z.string()),
});

/** One page of the catalogue, as returned by `shop_catalogue`. */
export const listingSchema = z.object({
  total: count,
  products: z.array(catalogueProductSchema),
  facets: z.object({
    grade: z.array(z.object({ value: z.enum(grades), count })),
    track: z.array(facetOptionSchema),
    subject: z.array(facetOptionSchema),
    category: z.array(facetOptionSchema),
    course: z.array(facetOptionSchema),
    level: z.array(facetOptionSchema),
    owner: z.array(z.extend(facetOptionSchema, { kind: z.enum(ownerKinds) })),
    price: z.array(
      z.object({
        value: z.enum(priceBands),
        count,
        /** In pounds: from `from` (inclusive) to `below` (exclusive). */
        from: z.number(),
        below: z.nullable(z.number()),
      }),
    ),
    availability: z.array(z.object({ value: z.enum(availabilities), count })),
  }),
  /** How many values of these filters have products here; counted only far enough to decide whether all are shown. */
  values: z.object({ category: count, subject: count, owner: count }),
  search: z.nullish(searchSchema),
});
export type Listing = z.infer<typeof listingSchema>;

const directoryEntrySchema = z.object({
  slug: z.string(),
  name: z.string(),
  name_en: z.nullable(z.string()),
  count,
});
export const landingEntrySchema = z.extend(directoryEntrySchema, {
  kind: z.optional(z.enum(ownerKinds)),
  updated_at: z.string(),
});
export type LandingEntry = z.infer<typeof landingEntrySchema>;

const subjectEntrySchema = z.extend(landingEntrySchema, {
  /** The slugs of the tracks that most of its products are for. */
  tracks: z.array(z.string()),
});
export type SubjectEntry = z.infer<typeof subjectEntrySchema>;

/** The values with the most products, at most two dozen of each kind. */
export const directorySchema = z.object({
  total: count,
  categories: z.array(landingEntrySchema),
  subjects: z.array(subjectEntrySchema),
  owners: z.array(z.extend(landingEntrySchema, { kind: z.enum(ownerKinds) })),
  terms: z.array(directoryEntrySchema),
  levels: z.array(directoryEntrySchema),
  availability: z.record(z.enum(availabilities), count),
});
export type Directory = z.infer<typeof directorySchema>;
/** The links on every page. */
export type SiteDirectory = Record<'categories' | 'subjects', LandingEntry[]>;

/** The school year with the most products, which is selected first on the front page. */
export const largestGrade = ({ facets }: Pick<Listing, 'facets'>) =>
  facets.grade.reduce<Listing['facets']['grade'][number] | undefined>(
    (largest, grade) => (grade.count > (largest?.count ?? 0) ? grade : largest),
    undefined,
  )?.value;

/** Two of the last three products of the list that are for that year, or for any year if none is. */
export function featuredProducts(listing: Listing): Listing['products'] {
  const grade = largestGrade(listing);
  const matching = listing.products.filter((product) => String(product.grade) === grade);
  return (matching.length > 0 ? matching : listing.products).slice(-3).slice(0, 2);
}
