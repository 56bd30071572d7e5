import 'server-only';
import { RecordError } from '@/lib/records/record-error';
import { serverClient } from '@/lib/supabase/server-client.server';
import { seconds } from '@/lib/time';
import type { Profile } from './profile';
import { readProfile } from './queries';

// Short, because the browser can still read it.
const patience = () => AbortSignal.timeout(seconds(3));

/** The visitor's profile; undefined if it cannot be read. `email` comes from the verified token. */
export async function readOwnProfile(email: string): Promise<Profile | undefined> {
  try {
    return await readProfile(await serverClient(), email, patience());
  } catch (error) {
    // Not a record's message, which contains the e-mail address.
    const reason = error instanceof RecordError ? error.code : error;
    console.error('A profile could not be read:', reason);
    return undefined;
  }
}
