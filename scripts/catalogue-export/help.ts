export const help = `Writes all products to a CSV file that catalogue:import reads back unchanged.

  npm run catalogue:export -- [file.csv]

  file.csv  the file to write; without it, the rows go to standard output (use npm run -s)
  --help    print this text

The columns are those of catalogue:import. Hidden products are included. The file is UTF-8 with a byte
order mark, for spreadsheets. A cell that a spreadsheet would read as a formula begins with an
apostrophe, which the import removes. Spreadsheets round long numbers: open isbn as text.

The products come from NEXT_PUBLIC_SUPABASE_URL with SUPABASE_SECRET_KEY (from the environment or
.env.local). Without them, they come from the embedded backend, which is started if it is not running.

Exit codes: 0 written · 2 invalid arguments, or the file or the backend failed`;
