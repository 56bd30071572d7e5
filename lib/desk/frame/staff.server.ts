import 'server-only';
import { redirect, RedirectType } from 'next/navigation';
import { cache } from 'react';
import { requireShopper } from '@/lib/auth/require-shopper.server';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { RecordError } from '@/lib/records/record-error';
import { serverClient } from '@/lib/supabase/server-client.server';
import type { DeskProcedure } from '../contract/procedure';
import type { Staff } from '../contract/session';
import { askDesk } from './ask-desk';
import { readStaff } from './read-staff';

/**
 * Who is signed in, if they are staff; null for every other shopper. The database says so, once per request. Visitors
 * are sent to the login page. Throws if nobody can say it now.
 */
export const staffMember = cache(async (locale: Locale): Promise<Staff | null> => {
  await requireShopper(locale, '/desk');
  return readStaff(await serverClient());
});

/**
 * Every page of the desk calls this first. The middleware checks too, but a page must not rely on it; nor on the layout,
 * which is not rendered again from page to page. For whoever is not staff there is no such page.
 */
export async function requireStaff(locale: Locale): Promise<Staff> {
  const staff = await staffMember(locale);
  return staff ?? redirect(localePath(locale, '/not-found'), RedirectType.replace);
}

/** Asks something for a page of the desk, with the session of whoever looks at it. Throws as `askDesk` does. */
export async function askDeskHere<A extends object, T>(
  question: DeskProcedure<string, A, T>,
  parameters: A,
): Promise<T> {
  return askDesk(await serverClient(), question, parameters);
}

/** The same for one thing of many; null if there is no such thing. */
export async function findAtDesk<A extends object, T>(
  question: DeskProcedure<string, A, T>,
  parameters: A,
): Promise<T | null> {
  try {
    return await askDeskHere(question, parameters);
  } catch (error) {
    if (error instanceof RecordError && error.status === 404) return null;
    throw error;
  }
}
