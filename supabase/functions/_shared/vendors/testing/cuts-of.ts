/** A value of a signed text: its name, and whether a substring can be it. */
export interface Field<Name extends string = string> {
  name: Name;
  accepts: (part: string) => boolean;
}

/** All ways to split a text without separators into these consecutive values. */
export function cutsOf<Name extends string>(
  text: string,
  fields: Field<Name>[],
): Record<Name, string>[] {
  const known = new Map<string, string[][]>();
  const rest = (index: number, from: number): string[][] => {
    const field = fields[index];
    if (!field) return from === text.length ? [[]] : [];
    const key = `${index} ${from}`;
    const found = known.get(key);
    if (found) return found;
    const cuts: string[][] = [];
    for (let to = from; to <= text.length; to += 1) {
      const part = text.slice(from, to);
      if (field.accepts(part))
        for (const others of rest(index + 1, to)) cuts.push([part, ...others]);
    }
    known.set(key, cuts);
    return cuts;
  };
  return rest(0, 0).map(
    (parts) =>
      Object.fromEntries(fields.map(({ name }, index) => [name, parts[index] ?? ''])) as Record<
        Name,
        string
      >,
  );
}
