import { lineColumns, orderColumns } from './columns.ts';
import { statuses } from './options.ts';

export const help = `Writes orders to a CSV file, oldest first.

  npm run orders:export -- [file.csv] [--from day] [--to day] [--status status] [--lines]

  file.csv  the file to write; without it, the rows go to standard output (use npm run -s)
  --from    only orders from this day on, such as 2026-09-01, in Cairo's time zone
  --to      only orders up to and including this day
  --status  only orders whose current status is ${statuses.join(', ')}
  --lines   one row for each book of an order instead of one for each order
  --help    print this text

The file is UTF-8 with a byte order mark, for spreadsheets. A cell that a spreadsheet would read as a
formula, such as a phone number with a plus sign, begins with an apostrophe. Amounts are in pounds.

Columns: ${orderColumns.join(', ')}.
With --lines: ${lineColumns.join(', ')}.

The orders come from NEXT_PUBLIC_SUPABASE_URL with SUPABASE_SECRET_KEY (from the environment or
.env.local). Without them, they come from the embedded backend, which is started if it is not running.

The file contains names, addresses and phone numbers: keep it where only packers can read it.

Exit codes: 0 written · 2 invalid arguments, or the file or the backend failed`;
