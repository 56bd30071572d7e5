export const help = `Writes all products to a CSV file that catalogue:import reads back unchanged.

  npm run catalogue:export -- [file.csv]

  file.csv  the file to write; without it the rows go to standard output (then: npm run -s)
  --help    this text

The columns are those of catalogue:import; hidden products are written, too. The file is UTF-8 with its
mark, for spreadsheets. A cell that a spreadsheet would take for a formula begins with an apostrophe,
which the import removes. Spreadsheets round long numbers: open isbn as text.

The products come from NEXT_PUBLIC_SUPABASE_URL with SUPABASE_SECRET_KEY (from the environment or
.env.local); without them from the embedded backend, which is started when it is not running.

Exit codes: 0 written · 2 the arguments, the file or the backend are at fault`;
