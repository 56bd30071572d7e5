/** A test by its file and its title, as the title stands in the source: `%s` and `${…}` included. */
export type NamedTest = { file: string; title: string };

/** One row of the specification's sections 2, 5 and 8. */
export type Row = {
  /** Section, part and a name for the row, e.g. `2 Login: busy button`. */
  id: string;
  /** What the shop does about it, in a few words. */
  does: string;
  /** What shows that it does; a test for which the row would be wrong if it were not done. */
  tests: NamedTest[];
  /** Where the rows of the specification leave a choice, or say what the shop does not do: what was decided. */
  decided?: string;
};

export const testsIn =
  (file: string) =>
  (title: string): NamedTest => ({ file, title });

type Shown = Omit<Row, 'id'>;

/** The rows of one part, e.g. of `2 Login`, by their names. */
export const rowsOf = (part: string, rows: Record<string, Shown>): Row[] =>
  Object.entries(rows).map(([name, row]) => ({ id: `${part}: ${name}`, ...row }));
