import { compare, hash } from 'bcryptjs';
import { type Session } from '../database/database.ts';

/** The same as lite's. */
const cost = 10;

/** In the form of a hash, but of no password: compared only to spend the same time. */
const decoy = `$2b$${cost}$${'.'.repeat(53)}`;

/** The password hash of the account with this address; undefined if there is none. */
export async function passwordHash(database: Session, email: string): Promise<string | undefined> {
  const [account] = await database.query<{ hash: string | null }>(
    'select encrypted_password as hash from auth.users where lower(email) = $1',
    [email],
  );
  return account?.hash ?? undefined;
}

/** Whether the password is right. Takes equally long for an address without an account. */
export async function isRightPassword(
  password: string,
  stored: string | undefined,
): Promise<boolean> {
  const matches = await compare(password, stored ?? decoy);
  return matches && stored !== undefined;
}

/** Takes as long as hashing a new password. */
export async function hashInVain(password: string): Promise<void> {
  await hash(password, cost);
}
