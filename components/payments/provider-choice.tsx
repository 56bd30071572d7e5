'use client';

import { useId, type ReactNode } from 'react';

type ProviderChoiceProps = {
  /** The group's name in the form. */
  group: string;
  value: string;
  checked: boolean;
  onChoose: () => void;
  label: string;
  text?: string;
  children?: ReactNode;
};

/** One way to pay: a large target around its radio, and what belongs to it while it is chosen. */
export function ProviderChoice(props: ProviderChoiceProps) {
  const { group, value, checked, onChoose, label, text, children } = props;
  const id = useId();
  return (
    <div className="pay-choice" data-checked={checked || undefined}>
      <label className="pay-choice-label">
        <input
          type="radio"
          name={group}
          value={value}
          checked={checked}
          onChange={onChoose}
          aria-labelledby={`${id}-label`}
          aria-describedby={text ? `${id}-text` : undefined}
          className="radio"
        />
        <span className="min-w-0">
          <span id={`${id}-label`} className="block font-bold">
            {label}
          </span>
          {text && (
            <span id={`${id}-text`} className="block text-sm text-muted-foreground">
              {text}
            </span>
          )}
        </span>
      </label>
      {checked && children}
    </div>
  );
}
