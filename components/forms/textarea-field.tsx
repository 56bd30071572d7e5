'use client';

import { useId, type ComponentProps } from 'react';
import { Field, FieldError, FieldLabel } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { describedBy, errorId } from './described-by';

type TextareaFieldProps = ComponentProps<'textarea'> & {
  label: string;
  error?: string | undefined;
  starred?: boolean;
};

/** A text area with its label and error. */
export function TextareaField({ label, error, starred, ...area }: TextareaFieldProps) {
  const id = useId();
  return (
    <Field className="mt-5">
      <FieldLabel htmlFor={id} data-required={starred || undefined}>
        {label}
      </FieldLabel>
      <Textarea {...area} id={id} {...describedBy(id, { error })} />
      <FieldError id={errorId(id)}>{error}</FieldError>
    </Field>
  );
}
