'use client';

import { useTranslations } from 'next-intl';
import type { AuthFailure } from '@/lib/auth/auth-failure';
import { credentialFault, type FieldError } from '@/lib/auth/credentials';

/** Messages for field errors and refusals of the account forms. */
export function useAuthTexts() {
  const t = useTranslations('auth');
  return {
    faultText: (error: FieldError) => {
      const fault = credentialFault(error);
      return fault ? t(`faults.${fault}`) : error?.message;
    },
    /** The auth service's own message if the shop has none, else `otherwise`. */
    failureText: (failure: AuthFailure, otherwise: string) =>
      failure.refusal ? t(`refusals.${failure.refusal}`) : failure.message || otherwise,
  };
}
