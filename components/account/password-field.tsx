'use client';

import { useTranslations } from 'next-intl';
import { useState, type ComponentProps } from 'react';
import { InputGroupButton } from '@/components/ui/input-group';
import { FormField } from '@/components/forms/form-field';

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
      addon={
        <InputGroupButton
          aria-label={visible ? t('hidePassword') : t('showPassword')}
          onClick={() => setVisible(!visible)}
        >
          {visible ? t('hide') : t('show')}
        </InputGroupButton>
      }
    />
  );
}
