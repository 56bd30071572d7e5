import 'server-only';
import { redirect, RedirectType } from 'next/navigation';
import { cache } from 'react';
import { requireShopper } from '@/lib/auth/require-shopper.server';
import { localePath, type Locale } from '@/lib/i18n/locale';
import { RecordError } from '@/lib/records/record-error';
import { serverClient } from '@/lib/supabase/server-client.server';
import type { DeskProcedure } from '../contract/procedure';
import type { Staff } from '../contract/session';
import { callDesk } from './call-desk';
import { readStaff } from './read-staff';

/**
 * The signed-in staff member; null for any other shopper. Queries the database once per request. Visitors are sent to
 * the login page. Throws if the database is unavailable.
 */
export const staffMember = cache(async (locale: Locale): Promise<Staff | null> => {
  await requireShopper(locale, '/desk');
  return readStaff(await serverClient());
});

/**
 * Every desk page calls this first. The middleware checks too, but a page must not rely on it, nor on the layout, which
 * is not rendered again when navigating between pages. For anyone who is not staff the page does not exist.
 */
export async function requireStaff(locale: Locale): Promise<Staff> {
  const staff = await staffMember(locale);
  return staff ?? redirect(localePath(locale, '/not-found'), RedirectType.replace);
}

/** Queries data for a desk page with the user's session. Throws like `callDesk`. */
export async function callDeskOnServer<A extends object, T>(
  question: DeskProcedure<string, A, T>,
  parameters: A,
): Promise<T> {
  return callDesk(await serverClient(), question, parameters);
}

/** The same for a single item; null if it does not exist. */
export async function findAtDesk<A extends object, T>(
  question: DeskProcedure<string, A, T>,
  parameters: A,
): Promise<T | null> {
  try {
    return await callDeskOnServer(question, parameters);
  } catch (error) {
    if (error instanceof RecordError && error.status === 404) return null;
    throw error;
  }
}
