import { z } from 'zod';
import { pounds } from '../lib/csv.ts';
import { columns, type ColumnName } from '../catalogue-import/columns.ts';
import { picturesCell } from '../catalogue-import/image-urls.ts';
import { specificationLines } from '../catalogue-import/specifications.ts';

const words = z.string().nullable();
const whole = z.number().int();

/** A product as returned by the database function `export_catalogue`. */
export const exportedProductSchema = z.object({
  sku: z.string(),
  product_name: z.string(),
  name_en: words,
  category: z.string(),
  category_en: words,
  subject: words,
  subject_en: words,
  owner: z.string(),
  owner_en: words,
  owner_kind: z.string(),
  term: words,
  level: words,
  grade: whole.nullable(),
  tracks: words,
  retail_price_pt: whole,
  available: z.boolean(),
  published: z.boolean(),
  stock: whole.nullable(),
  isbn: words,
  pages: whole.nullable(),
  edition_year: whole.nullable(),
  image_url: words,
  description: words,
  description_en: words,
  notes: words,
  notes_en: words,
  specifications: z.array(z.tuple([z.string(), z.string(), words, words])),
  pictures: z.array(z.string()),
  created_at: z.string(),
});

type ExportedProduct = z.infer<typeof exportedProductSchema>;

type Cell = string | number | null;

const yesOrNo = (answer: boolean) => (answer ? 'yes' : 'no');

/** The product's cells, in the order of the import's columns. */
export function productRow(product: ExportedProduct): Cell[] {
  const { retail_price_pt, available, published, specifications, pictures, ...asTheyAre } = product;
  const cells: Record<ColumnName, Cell> = {
    ...asTheyAre,
    retail_price: pounds(retail_price_pt),
    available: yesOrNo(available),
    published: yesOrNo(published),
    specifications: specificationLines(specifications),
    pictures: picturesCell(pictures),
  };
  return columns.map(({ name }) => cells[name]);
}
