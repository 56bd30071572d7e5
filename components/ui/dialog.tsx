'use client';

import type { ReactNode } from 'react';
import * as Dialog from 'radix-ui/dialog';
import './dialog.css';

type ModalDialogProps = {
  title: string;
  text?: string;
  children?: ReactNode;
  /** The buttons, most likely first. */
  actions: ReactNode;
  /** Called by Escape or a click outside. */
  onClose: () => void;
  /** Where the focus goes afterwards; by default, where it was before. */
  returnTo?: (() => HTMLElement | null) | undefined;
  /** A dialog to read rather than to answer: wider, and not an `alertdialog`. */
  isReading?: boolean;
};

/** A modal dialog, open as long as it is rendered. */
export function ModalDialog(props: ModalDialogProps) {
  const { title, text, children, actions, onClose, returnTo, isReading = false } = props;
  return (
    <Dialog.Root open onOpenChange={(opens) => !opens && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-overlay" />
        <Dialog.Content
          role={isReading ? 'dialog' : 'alertdialog'}
          className={isReading ? 'dialog dialog-reading' : 'dialog'}
          {...(text === undefined && { 'aria-describedby': undefined })}
          onCloseAutoFocus={(event) => {
            const target = returnTo?.();
            if (!target) return;
            event.preventDefault();
            target.focus();
          }}
        >
          <Dialog.Title className="text-xl font-bold">{title}</Dialog.Title>
          {text !== undefined && (
            <Dialog.Description className="mt-2 text-muted-foreground">{text}</Dialog.Description>
          )}
          {children}
          <div className="dialog-actions">{actions}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
