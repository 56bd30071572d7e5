import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { NeedsScripts } from './needs-scripts';

type AuthCardProps = {
  heading: string;
  intro?: ReactNode;
  children: ReactNode;
};

/** A short form about the account, on its own page. */
export function AuthCard({ heading, intro, children }: AuthCardProps) {
  const t = useTranslations('auth');
  return (
    <div className="shell py-8 sm:py-14">
      <div className="mx-auto max-w-md rounded-lg border border-border bg-card px-5 py-7 sm:px-8">
        <h1 className="text-2xl font-extrabold">{heading}</h1>
        {intro}
        <NeedsScripts text={t('needsScripts')} />
        {children}
      </div>
    </div>
  );
}
