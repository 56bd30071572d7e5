import { z } from 'zod';
import { catalogueProductSchema, ownerKinds } from './product';
import { availabilities } from './filters';

const facetOptionSchema = z.object({
  value: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  count: z.number().int(),
});

/** One page of the catalogue, as returned by `shop_catalogue`. */
export const listingSchema = z.object({
  total: z.number().int(),
  products: z.array(catalogueProductSchema),
  facets: z.object({
    category: z.array(facetOptionSchema),
    course: z.array(facetOptionSchema),
    level: z.array(facetOptionSchema),
    owner: z.array(facetOptionSchema.extend({ kind: z.enum(ownerKinds) })),
    availability: z.array(z.object({ value: z.enum(availabilities), count: z.number().int() })),
  }),
});
export type Listing = z.infer<typeof listingSchema>;

const directoryEntrySchema = z.object({
  slug: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  count: z.number().int(),
});
const landingEntrySchema = directoryEntrySchema.extend({ updated_at: z.string() });
export type LandingEntry = z.infer<typeof landingEntrySchema>;

/** Everything that has a product; used for the links of landing pages, footer and sitemap. */
export const directorySchema = z.object({
  total: z.number().int(),
  categories: z.array(landingEntrySchema),
  subjects: z.array(landingEntrySchema),
  owners: z.array(landingEntrySchema.extend({ kind: z.enum(ownerKinds) })),
  terms: z.array(directoryEntrySchema),
  levels: z.array(directoryEntrySchema),
  availability: z.record(z.enum(availabilities), z.number().int()),
});
export type Directory = z.infer<typeof directorySchema>;

/** Two of the last three products of the list. */
export function featuredProducts({ products }: Listing): Listing['products'] {
  return products.slice(-3).slice(0, 2);
}
