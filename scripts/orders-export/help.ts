import { lineColumns, orderColumns } from './columns.ts';
import { statuses } from './options.ts';

export const help = `Writes orders to a CSV file, oldest first.

  npm run orders:export -- [file.csv] [--from day] [--to day] [--status status] [--lines]

  file.csv  the file to write; without it the rows go to standard output (then: npm run -s)
  --from    orders from this day on, like 2026-09-01, in Cairo's time
  --to      orders up to and with this day
  --status  only orders that are now ${statuses.join(', ')}
  --lines   a row for each book of an order, instead of one for each order
  --help    this text

The file is UTF-8 with its mark, for spreadsheets. A cell that a spreadsheet would take for a formula,
a phone number with a plus among them, begins with an apostrophe. Amounts are pounds.

Columns: ${orderColumns.join(', ')}.
With --lines: ${lineColumns.join(', ')}.

The orders come from NEXT_PUBLIC_SUPABASE_URL with SUPABASE_SECRET_KEY (from the environment or
.env.local); without them from the embedded backend, which is started when it is not running.

The file holds names, addresses and phone numbers: keep it where only those who pack can read it.

Exit codes: 0 written · 2 the arguments, the file or the backend are at fault`;
