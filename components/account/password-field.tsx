'use client';

import { useState, type ComponentProps } from 'react';
import { FormField } from '@/components/ui/form-field';

type PasswordFieldProps = ComponentProps<typeof FormField> & {
  words: Record<'show' | 'hide' | 'showPassword' | 'hidePassword', string>;
};

/** A password that its owner may look at: on a phone it is mistyped easily. */
export function PasswordField({ words, ...field }: PasswordFieldProps) {
  const [visible, setVisible] = useState(false);
  return (
    <FormField
      {...field}
      type={visible ? 'text' : 'password'}
      dir="ltr"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      inside={
        <button
          type="button"
          aria-label={visible ? words.hidePassword : words.showPassword}
          onClick={() => setVisible(!visible)}
          className="btn btn-bare absolute inset-y-0.5 end-1.5"
        >
          {visible ? words.hide : words.show}
        </button>
      }
    />
  );
}
