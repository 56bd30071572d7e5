'use client';

import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldFrame, faultOf } from './field-frame';
import { Input } from './input';

type FormFieldProps = ComponentProps<'input'> & {
  label: string;
  fault?: string | undefined;
  hint?: string | undefined;
  starred?: boolean;
  /** Overlaps the end of the field, e.g. a button. */
  inside?: ReactNode;
};

/** A field with its label, hint and error, linked for assistive technology. */
export function FormField({ label, fault, hint, inside, starred, ...input }: FormFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} fault={fault} hint={hint} starred={starred}>
      <div className="relative">
        <Input
          {...input}
          id={id}
          {...faultOf(id, fault, hint)}
          data-inside={inside ? '' : undefined}
        />
        {inside}
      </div>
    </FieldFrame>
  );
}
