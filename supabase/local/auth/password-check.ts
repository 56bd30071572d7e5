import { compare, hash } from 'bcryptjs';
import { type Session } from '../database/database.ts';

/** Lite's. */
const cost = 10;

/** Of nothing that anybody types: it is only worked on. */
const decoy = hash(crypto.randomUUID(), cost);

/** The hash of the account that has this address; undefined when there is none. */
export async function passwordHash(database: Session, email: string): Promise<string | undefined> {
  const [account] = await database.query<{ hash: string | null }>(
    'select encrypted_password as hash from auth.users where lower(email) = $1',
    [email],
  );
  return account?.hash ?? undefined;
}

/** Whether the password is right. An address without an account takes as long as one that has one. */
export async function isRightPassword(
  password: string,
  stored: string | undefined,
): Promise<boolean> {
  const matches = await compare(password, stored ?? (await decoy));
  return matches && stored !== undefined;
}

/** Takes the time that keeping a password takes. */
export async function hashInVain(password: string): Promise<void> {
  await hash(password, cost);
}
