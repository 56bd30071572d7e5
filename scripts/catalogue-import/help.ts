import { columns } from './columns.ts';

const widest = Math.max(...columns.map(({ name }) => name.length));

const columnLines = columns.map((column) => {
  const mark = 'required' in column ? '*' : ' ';
  return `  ${mark} ${column.name.padEnd(widest)}  ${column.holds}`;
});

export const help = `Creates or updates products by sku from a CSV file.

  npm run catalogue:import -- file.csv [options]

  --dry-run           check everything, say what would change, change nothing
  --skip-bad          import the good rows of a file that has bad ones
  --strict            stop when a new category, subject or owner looks like another one spelt otherwise
  --only COLUMNS      read only the sku and these columns, such as stock or retail_price,available
  --covers FOLDER     take pictures from a folder; a file is named by its sku: MTH-1.jpg is the cover,
                      MTH-1_1.jpg, MTH-1_2.jpg and so on are further pictures
  --fetch-covers      download pictures from the https addresses in image_url and pictures
  --report FILE       where bad rows are listed; by default next to the file, in file.report.csv
  --help              this text

The file is UTF-8, with or without its mark, separated by commas, semicolons or tabs. Its first line
names the columns, in any order (* = needed for new products):

${columnLines.join('\n')}

An empty cell empties the field. A column that the file does not have keeps its value in products
that exist; so a file of "sku,stock" or "sku,retail_price" changes nothing else. A file that lacks a
column with a star updates only; a sku that no product has is then a bad row. Digits may be Arabic.
Without --skip-bad a file is imported whole or not at all.

Pictures are JPEG, PNG, WebP, AVIF or GIF of at least 120 × 120 pixels and at most 10 MiB, and are
stored as WebP of at most 1,200 × 1,600: in the storage bucket "covers" of a Supabase project, or in
public/websites/shop/covers beside the embedded backend. A product whose cover cannot be taken keeps
the one it has; if one of its further pictures cannot be taken, it keeps all of those that it has. The
shop shows no pictures from other addresses.

The products go to NEXT_PUBLIC_SUPABASE_URL with SUPABASE_SECRET_KEY (from the environment or
.env.local); without them to the embedded backend, which is started when it is not running.

Exit codes: 0 imported (or, with --dry-run, importable) · 1 nothing imported, because of bad rows or
--strict · 2 the file, the arguments or the backend are at fault · 3 imported except for bad rows
(--skip-bad) or covers`;
