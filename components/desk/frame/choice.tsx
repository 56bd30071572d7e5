import type { ComponentProps } from 'react';

type ChoiceProps = Omit<ComponentProps<'input'>, 'className'> & {
  type: 'radio' | 'checkbox';
  label: string;
};

/** A radio button or checkbox with its label, large enough for a finger. */
export function Choice({ label, ...input }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input {...input} className="size-5 shrink-0 accent-primary" />
      {label}
    </label>
  );
}
