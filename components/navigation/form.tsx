'use client';

import type { ComponentProps, SubmitEvent } from 'react';
import { useNavigate } from './use-navigate';

type FormProps = Omit<ComponentProps<'form'>, 'action' | 'onSubmit'> & { action: string };

/**
 * A form that asks for a page by what is typed into it; the browser's own while there are no scripts. Like `next/form`, but it
 * shows that the page is on its way, which that one does not tell. A popover around it closes.
 */
export function Form({ action, ...props }: FormProps) {
  const navigate = useNavigate();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string') query.append(name, value);
    navigate.push(`${action}?${query.toString()}`);
    form.closest<HTMLElement>('[popover]')?.hidePopover();
  };
  return <form {...props} action={action} onSubmit={submit} />;
}
