import { parseArgs } from 'node:util';

export type StaffCommand =
  | { action: 'add'; email: string; by: string | null }
  | { action: 'remove'; email: string }
  | { action: 'list' };

export type ReadCommand =
  { ok: true; command: StaffCommand } | { ok: false; reason: string } | { ok: 'help' };

const refused = (reason: string): ReadCommand => ({ ok: false, reason });

/** Parses the command's arguments. */
export function readCommand(args: string[]): ReadCommand {
  let parsed;
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: { by: { type: 'string' }, help: { type: 'boolean', default: false } },
    });
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
  const { by = null, help } = parsed.values;
  const [action, email, ...more] = parsed.positionals;
  if (help) return { ok: 'help' };
  if (action !== 'add' && action !== 'remove' && action !== 'list')
    return refused('The first word is add, remove or list.');
  if (by !== null && action !== 'add') return refused('--by goes with add.');
  if (action === 'list')
    return email === undefined
      ? { ok: true, command: { action } }
      : refused('list takes no e-mail address.');
  if (email === undefined || more.length > 0 || !/^[^@\s]+@[^@\s]+$/.test(email))
    return refused(`${action} takes one e-mail address.`);
  return { ok: true, command: action === 'add' ? { action, email, by } : { action, email } };
}
