'use client';

import { useId, type ComponentProps, type ReactNode } from 'react';
import { Field, FieldDescription, FieldError, FieldLabel } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { InputGroup, InputGroupAddon, InputGroupInput } from '@/components/ui/input-group';
import { describedBy, descriptionId, errorId } from './described-by';

type FormFieldProps = ComponentProps<'input'> & {
  label: string;
  error?: string | undefined;
  description?: string | undefined;
  /** Shows the star of a required field. */
  starred?: boolean;
  /** Stands in the frame of the input, at its end. */
  addon?: ReactNode;
};

/** A field with its label, description and error, linked for assistive technology. */
export function FormField(props: FormFieldProps) {
  const { label, error, description, addon, starred, ...input } = props;
  const id = useId();
  const linked = { ...input, id, ...describedBy(id, { error, description }) };
  return (
    <Field className="mt-5">
      <FieldLabel htmlFor={id} data-required={starred || undefined}>
        {label}
      </FieldLabel>
      {addon ? (
        <InputGroup>
          <InputGroupInput {...linked} />
          <InputGroupAddon align="inline-end">{addon}</InputGroupAddon>
        </InputGroup>
      ) : (
        <Input {...linked} />
      )}
      {description && <FieldDescription id={descriptionId(id)}>{description}</FieldDescription>}
      <FieldError id={errorId(id)}>{error}</FieldError>
    </Field>
  );
}
