'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { pageSize } from '@/lib/catalogue/filters';
import { useListNavigation } from './list-navigation';

/** The books of a list, or as many placeholders while another list is loading. */
export function ListResults({ children }: { children: ReactNode }) {
  const { pending } = useListNavigation();
  const t = useTranslations('common');
  return (
    <>
      <p role="status" className="sr-only">
        {pending && t('loading')}
      </p>
      <div className="list-results">
        <div className={pending ? 'invisible' : undefined}>{children}</div>
        {pending && (
          <ul aria-hidden="true" className="product-grid">
            {Array.from({ length: pageSize }, (_, index) => (
              <li key={index} className="card-skeleton" />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
