'use client';

import { useId, type ComponentProps } from 'react';
import { FieldFrame, faultOf } from './field-frame';

type SelectFieldProps = ComponentProps<'select'> & {
  label: string;
  /** What stands there until something is chosen. */
  placeholder: string;
  options: readonly { id: string; name: string }[];
  fault?: string | undefined;
  starred?: boolean;
};

/** A list to choose one from, in the system's own way: nothing is quicker on a phone. */
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
