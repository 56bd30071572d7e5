import { columns } from './columns.ts';

const widest = Math.max(...columns.map(({ name }) => name.length));

const columnLines = columns.map((column) => {
  const mark = 'required' in column ? '*' : ' ';
  return `  ${mark} ${column.name.padEnd(widest)}  ${column.holds}`;
});

export const help = `Creates or updates products by sku from a CSV file.

  npm run catalogue:import -- file.csv [--dry-run] [--skip-bad]

  --dry-run   check everything, say what would change, change nothing
  --skip-bad  import the good rows of a file that has bad ones
  --help      this text

The file is UTF-8, with or without its mark, separated by commas, semicolons or tabs. Its first line
names the columns, in any order (* = required):

${columnLines.join('\n')}

An empty cell empties the field. A column that the file does not have keeps its value in products
that exist. Digits may be Arabic. Without --skip-bad a file is imported whole or not at all.

The products go to NEXT_PUBLIC_SUPABASE_URL with SUPABASE_SECRET_KEY (from the environment or
.env.local); without them to the embedded backend, which is started when it is not running.

Exit codes: 0 imported (or, with --dry-run, importable) · 1 bad rows, nothing imported · 2 the file,
the arguments or the backend are at fault · 3 imported except for bad rows (--skip-bad)`;
