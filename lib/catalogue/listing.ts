import { z } from 'zod';
import { catalogueProductSchema, ownerKinds } from './product';
import { availabilities, grades, priceBands } from './filters';

const count = z.number().int();
const facetOptionSchema = z.object({
  value: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  count,
});

/** How the words of a search were interpreted. */
const searchSchema = z.object({
  /** The search with misspelt words replaced, if nothing matched as typed. */
  corrected: z.string().nullable(),
  /** Whether the results match only some of the words. */
  near: z.boolean(),
  /** The words that were interpreted as filters. */
  understood: z.object({
    grade: z.coerce.string().pipe(z.enum(grades)).exactOptional(),
    track: z.string().exactOptional(),
    course: z.string().exactOptional(),
    level: z.string().exactOptional(),
    price: z.enum(priceBands).exactOptional(),
    /** Prices in pounds that match no range of the filter, and the words that contain them. */
    limits: z
      .object({
        from: z.number().nullable(),
        below: z.number().nullable(),
        to: z.number().nullable(),
        words: z.string(),
      })
      .exactOptional(),
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
    owner: z.array(facetOptionSchema.extend({ kind: z.enum(ownerKinds) })),
    price: z.array(
      z.object({
        value: z.enum(priceBands),
        count,
        /** In pounds: from `from` (inclusive) to `below` (exclusive). */
        from: z.number(),
        below: z.number().nullable(),
      }),
    ),
    availability: z.array(z.object({ value: z.enum(availabilities), count })),
  }),
  /** How many values of these filters have products here; counted only far enough to decide whether all are shown. */
  values: z.object({ category: count, subject: count, owner: count }),
  search: searchSchema.nullish(),
});
export type Listing = z.infer<typeof listingSchema>;

const directoryEntrySchema = z.object({
  slug: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  count,
});
export const landingEntrySchema = directoryEntrySchema.extend({
  kind: z.enum(ownerKinds).optional(),
  updated_at: z.string(),
});
export type LandingEntry = z.infer<typeof landingEntrySchema>;

const subjectEntrySchema = landingEntrySchema.extend({
  /** The slugs of the tracks that most of its products are for. */
  tracks: z.array(z.string()),
});
export type SubjectEntry = z.infer<typeof subjectEntrySchema>;

/** The values with the most products, at most two dozen of each kind. */
export const directorySchema = z.object({
  total: count,
  categories: z.array(landingEntrySchema),
  subjects: z.array(subjectEntrySchema),
  owners: z.array(landingEntrySchema.extend({ kind: z.enum(ownerKinds) })),
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
