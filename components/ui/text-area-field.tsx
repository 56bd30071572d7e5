'use client';

import { useId, type ComponentProps } from 'react';
import { FieldFrame, faultOf } from './field-frame';

type TextAreaFieldProps = ComponentProps<'textarea'> & {
  label: string;
  fault?: string | undefined;
  starred?: boolean;
};

/** A text area with its label and error. */
export function TextAreaField({ label, fault, starred, ...area }: TextAreaFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} fault={fault} starred={starred}>
      <textarea
        {...area}
        id={id}
        {...faultOf(id, fault, undefined)}
        className="input block resize-y"
      />
    </FieldFrame>
  );
}
