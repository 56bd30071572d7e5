import { z } from 'zod';
import { BackendError, callFunction, type Backend } from '../catalogue-import/backend-client.ts';
import { type StaffCommand } from './options.ts';

const person = z.object({ email: z.string().nullable(), name: z.string().nullable() });
const member = person.extend({ added_at: z.string(), added_by: z.string().nullable() });

const cairoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Cairo', dateStyle: 'short' });

function memberLine({ email, name, added_at, added_by }: z.infer<typeof member>): string {
  const addedBy = added_by === null ? '' : ` by ${added_by}`;
  return `${email ?? '?'}  ${name ?? ''}  since ${cairoDay.format(new Date(added_at))}${addedBy}`;
}

/** Runs the command; resolves to its output. Throws if no confirmed account has the address. */
export async function manageStaff(backend: Backend, command: StaffCommand): Promise<string> {
  try {
    return await report(backend, command);
  } catch (error) {
    if (command.action !== 'list' && error instanceof BackendError && error.code === 'PT404')
      throw new Error(
        `No account with the confirmed e-mail address ${command.email}: sign up in the shop first.`,
        { cause: error },
      );
    throw error;
  }
}

async function report(backend: Backend, command: StaffCommand): Promise<string> {
  switch (command.action) {
    case 'add': {
      const given = { p_email: command.email, p_added_by: command.by };
      const { added } = z
        .object({ added: z.boolean() })
        .parse(await callFunction(backend, 'add_staff', given));
      return `${command.email} ${added ? 'is staff now' : 'was staff already'}.`;
    }
    case 'remove': {
      const { removed } = z
        .object({ removed: z.boolean() })
        .parse(await callFunction(backend, 'remove_staff', { p_email: command.email }));
      return `${command.email} ${removed ? 'is not staff any more' : 'was not staff'}.`;
    }
    case 'list': {
      const members = z.array(member).parse(await callFunction(backend, 'list_staff', {}));
      return members.length === 0 ? 'Nobody is staff.' : members.map(memberLine).join('\n');
    }
  }
}
