'use client';

import { useTranslations } from 'next-intl';
import { useState, type ComponentProps } from 'react';
import { FormField } from '@/components/ui/form-field';

/** A password field with a button to show it, because passwords are easily mistyped on phones. */
export function PasswordField(field: ComponentProps<typeof FormField>) {
  const t = useTranslations('auth.fields');
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
          aria-label={visible ? t('hidePassword') : t('showPassword')}
          onClick={() => setVisible(!visible)}
          className="btn btn-bare absolute inset-y-0.5 end-1.5"
        >
          {visible ? t('hide') : t('show')}
        </button>
      }
    />
  );
}
