import 'server-only';
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
    console.error('A profile could not be read:', error);
    return undefined;
  }
}
