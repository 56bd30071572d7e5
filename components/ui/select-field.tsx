'use client';

import { useId, type ComponentProps } from 'react';
import { FieldFrame, faultOf } from './field-frame';

type SelectFieldProps = ComponentProps<'select'> & {
  label: string;
  /** Shown until something is selected. */
  placeholder: string;
  options: readonly { id: string; name: string }[];
  fault?: string | undefined;
  starred?: boolean;
};

/** A native select element, which is the fastest on phones. */
export function SelectField(props: SelectFieldProps) {
  const { label, placeholder, options, fault, starred, ...select } = props;
  const id = useId();
  return (
    <FieldFrame id={id} label={label} fault={fault} starred={starred}>
      <select {...select} id={id} {...faultOf(id, fault, undefined)} className="input select">
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
