'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { focusInstead } from '@/components/feedback/focus-instead';
import { mainId } from '@/components/layout/skip-link';
import { ScriptButton } from '@/components/forms/script-button';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog';
import { cn } from '@/lib/utils';
import { Refusal } from './refusal';
import type { DeskChange } from './use-desk-change';

type ActionDialogProps = {
  /** The button that opens it. */
  label: string;
  variant?: 'default' | 'outline';
  /** It cannot be undone, or costs money. */
  isGrave?: boolean;
  title: string;
  text?: string;
  /** The button that carries it out. */
  confirm: string;
  change: DeskChange;
  /** Called when the dialog opens, to clear its fields. */
  onOpen?: () => void;
  /** Carries it out and resolves to whether that succeeded. */
  submit: () => Promise<boolean>;
  /** The fields. */
  children?: ReactNode;
};

/** A button and its dialog: the action, its fields, and why it was rejected. */
export function ActionDialog(props: ActionDialogProps) {
  const {
    label,
    variant = 'outline',
    isGrave = false,
    title,
    text,
    confirm,
    change,
    onOpen,
    submit,
  } = props;
  const t = useTranslations('desk');
  const formId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isDone = useRef(false);

  function open() {
    change.forget();
    onOpen?.();
    isDone.current = false;
    setIsOpen(true);
  }

  async function send(event: SubmitEvent<HTMLFormElement>) {
    // In the document, the dialog is outside of other forms, but React passes its events to the forms around its
    // button.
    event.preventDefault();
    event.stopPropagation();
    if (!(await submit())) return;
    isDone.current = true;
    setIsOpen(false);
  }

  return (
    <>
      <ScriptButton
        variant={isGrave ? 'outline' : variant}
        className={cn('noscript:hidden', isGrave && 'border-destructive text-destructive')}
        onClick={open}
      >
        {label}
      </ScriptButton>
      <AlertDialog open={isOpen} onOpenChange={setIsOpen}>
        <AlertDialogContent
          // The button may be gone once the page is rendered again.
          onCloseAutoFocus={(event) =>
            focusInstead(event, isDone.current ? document.getElementById(mainId) : null)
          }
          {...(text === undefined && { 'aria-describedby': undefined })}
        >
          <AlertDialogHeader>
            <AlertDialogTitle>{title}</AlertDialogTitle>
            {text !== undefined && <AlertDialogDescription>{text}</AlertDialogDescription>}
          </AlertDialogHeader>
          <form id={formId} noValidate onSubmit={(event) => void send(event)}>
            {props.children}
          </form>
          <Refusal>{change.refusal}</Refusal>
          <AlertDialogFooter>
            <ScriptButton
              type="submit"
              form={formId}
              isBusy={change.isBusy}
              variant={isGrave ? 'destructive' : 'default'}
            >
              {change.isBusy ? t('saving') : confirm}
            </ScriptButton>
            <AlertDialogCancel>{t('cancel')}</AlertDialogCancel>
          </AlertDialogFooter>
        </AlertDialogContent>
      </AlertDialog>
    </>
  );
}
