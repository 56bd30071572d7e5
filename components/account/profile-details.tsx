'use client';

import { Button } from '@/components/ui/button';
import { useProfile } from '@/lib/account/use-profile';
import type { Locale } from '@/lib/i18n/locale';
import type { AccountWords } from './account-words';
import { ProfileCard } from './profile-card';
import { addressFacts, personalFacts } from './profile-facts';

type ProfileDetailsProps = { locale: Locale; email: string; words: AccountWords };

/** The shopper's own data, read by the browser under the shopper's own token. */
export function ProfileDetails({ locale, email, words }: ProfileDetailsProps) {
  const { data: profile, failed, isValidating, mutate } = useProfile(email);
  if (failed) {
    return (
      <div role="alert">
        <p className="font-semibold">{words.failed}</p>
        <Button
          type="button"
          aria-disabled={isValidating || undefined}
          onClick={() => void mutate()}
          className="mt-4"
        >
          {words.tryAgain}
        </Button>
      </div>
    );
  }
  const loading = profile === undefined;
  return (
    <div aria-busy={loading}>
      {loading && (
        <p role="status" className="sr-only">
          {words.loading}
        </p>
      )}
      <div
        className={`grid items-start gap-6 ${loading ? 'motion-safe:[&_input]:animate-pulse' : ''}`}
      >
        <ProfileCard {...words.personal} facts={personalFacts(profile ?? null, words)} />
        <ProfileCard {...words.address} facts={addressFacts(profile ?? null, words, locale)} />
      </div>
    </div>
  );
}
