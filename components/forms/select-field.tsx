'use client';

import { useId, type ComponentProps } from 'react';
import { Field, FieldError, FieldLabel } from '@/components/ui/field';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import { describedBy, errorId } from './described-by';

type SelectFieldProps = ComponentProps<'select'> & {
  label: string;
  /** Shown until something is selected. */
  placeholder: string;
  options: readonly { id: string; name: string }[];
  error?: string | undefined;
  starred?: boolean;
};

/** A select element with its label and error. */
export function SelectField(props: SelectFieldProps) {
  const { label, placeholder, options, error, starred, ...select } = props;
  const id = useId();
  return (
    <Field className="mt-5">
      <FieldLabel htmlFor={id} data-required={starred || undefined}>
        {label}
      </FieldLabel>
      <NativeSelect {...select} id={id} {...describedBy(id, { error })}>
        <NativeSelectOption value="">{placeholder}</NativeSelectOption>
        {options.map((option) => (
          <NativeSelectOption key={option.id} value={option.id}>
            {option.name}
          </NativeSelectOption>
        ))}
      </NativeSelect>
      <FieldError id={errorId(id)}>{error}</FieldError>
    </Field>
  );
}
