import { columns } from './columns.ts';

const widest = Math.max(...columns.map(({ name }) => name.length));

const columnLines = columns.map((column) => {
  const mark = 'required' in column ? '*' : ' ';
  return `  ${mark} ${column.name.padEnd(widest)}  ${column.holds}`;
});

export const help = `Creates or updates products by sku from a CSV file.

  npm run catalogue:import -- file.csv [options]

  --dry-run           check everything and report what would change, but change nothing
  --skip-bad          import the good rows of a file that also has bad ones
  --strict            stop if a new category, subject or owner looks like a misspelt existing one
  --only COLUMNS      read only the sku and these columns, such as stock or retail_price,available
  --covers FOLDER     take pictures from a folder, named by sku: MTH-1.jpg is the cover, MTH-1_1.jpg,
                      MTH-1_2.jpg and so on are further pictures
  --fetch-covers      download pictures from the https addresses in image_url and pictures
  --report FILE       the file for the list of bad rows; by default file.report.csv next to the file
  --help              print this text

The file is UTF-8, with or without a byte order mark, separated by commas, semicolons or tabs. Its first
line names the columns, in any order (* = required for new products):

${columnLines.join('\n')}

An empty cell clears the field. Columns that are not in the file keep their values in existing products,
so a file of "sku,stock" or "sku,retail_price" changes nothing else. A file without a required column can
only update products; a row with an unknown sku is then a bad row. Digits may be Arabic. Without --skip-bad,
either the whole file is imported or nothing.

Pictures are JPEG, PNG, WebP, AVIF or GIF of at least 120 × 120 pixels and at most 10 MiB. They are
stored as WebP of at most 1,200 × 1,600 pixels: in the storage bucket "covers" of a Supabase project, or,
with the embedded backend, in public/websites/shop/covers. If a cover is rejected, the product keeps its
previous one; if one of its further pictures is rejected, it keeps all previous ones. The shop shows no
pictures from other addresses.

The products go to NEXT_PUBLIC_SUPABASE_URL with SUPABASE_SECRET_KEY (from the environment or
.env.local). Without them, they go to the embedded backend, which is started if it is not running.

Exit codes: 0 imported (or, with --dry-run, importable) · 1 nothing imported because of bad rows or
--strict · 2 invalid arguments, or the file or the backend failed · 3 imported except for bad rows
(--skip-bad) or covers`;
