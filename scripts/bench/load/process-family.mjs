import { readdirSync, readFileSync } from 'node:fs';

/** A process and all of its descendants: nginx and PostgreSQL use several. Linux only. */
export function processFamily(pid) {
  const children = new Map();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const text = readFileSync(`/proc/${name}/stat`, 'utf8');
      const [, parent] = text.slice(text.lastIndexOf(')') + 2).split(' ');
      children.set(Number(parent), [...(children.get(Number(parent)) ?? []), Number(name)]);
    } catch {
      // It has ended in the meantime.
    }
  }
  const familyOf = (one) => [one, ...(children.get(one) ?? []).flatMap(familyOf)];
  return familyOf(pid);
}
