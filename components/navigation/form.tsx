'use client';

import { useLocale } from 'next-intl';
import type { ComponentProps, SubmitEvent } from 'react';
import { localePath } from '@/lib/i18n/locale';
import { useNavigate } from './use-navigate';

type FormProps = Omit<ComponentProps<'form'>, 'action' | 'onSubmit'> & {
  /** A path without the language. */
  action: string;
};

/**
 * A form that navigates to a page; native without scripts. Like `next/form`, but it shows the progress bar,
 * which `next/form` gives no way to do, and empty fields are left out. A surrounding popover is closed.
 */
export function Form({ action, ...props }: FormProps) {
  const navigate = useNavigate();
  const path = localePath(useLocale(), action);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string' && value) query.append(name, value);
    navigate.push(query.size > 0 ? `${action}?${query.toString()}` : action);
    form.closest<HTMLElement>('[popover]')?.hidePopover();
  };
  return <form {...props} action={path} onSubmit={submit} />;
}
