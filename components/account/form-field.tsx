'use client';

import { useId, type ComponentProps, type ReactNode } from 'react';
import { Input } from '@/components/ui/input';

type FormFieldProps = ComponentProps<'input'> & {
  label: string;
  fault?: string | undefined;
  hint?: string;
  /** Lies over the end of the field, e.g. a button. */
  inside?: ReactNode;
};

/** A field with its label, its hint and what is wrong with it, tied together for those who cannot see them. */
export function FormField({ label, fault, hint, inside, ...input }: FormFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className="mt-5">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <div className="relative">
        <Input
          {...input}
          id={id}
          aria-invalid={fault ? true : undefined}
          aria-describedby={described || undefined}
          data-inside={inside ? '' : undefined}
        />
        {inside}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted-foreground">
          {hint}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className="mt-1 text-sm font-semibold text-destructive">
          {fault}
        </p>
      )}
    </div>
  );
}
