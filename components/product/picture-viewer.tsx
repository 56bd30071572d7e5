'use client';

import { XIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import * as Dialog from 'radix-ui/dialog';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import './picture-viewer.css';
import { ViewerPages } from './viewer-pages';

export type PictureViewerProps = {
  title: string;
  pictures: string[];
  onClose: () => void;
  /** Where the focus goes afterwards. */
  returnTo: () => HTMLElement | null;
};

/** Pictures over the whole screen, open as long as it is rendered. Loaded on first use. */
export function PictureViewer({ title, pictures, onClose, returnTo }: PictureViewerProps) {
  const t = useTranslations('lookInside');
  const row = useRef<HTMLUListElement>(null);
  return (
    <Dialog.Root open onOpenChange={(opens) => !opens && onClose()}>
      <Dialog.Portal>
        {/* Never seen, but it keeps the page behind from scrolling. */}
        <Dialog.Overlay />
        <Dialog.Content
          aria-describedby={undefined}
          className="viewer"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            row.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnTo()?.focus();
          }}
        >
          <header>
            <Dialog.Title>
              <bdi>{t('title', { title })}</bdi>
            </Dialog.Title>
            <Button asChild variant="ghost" size="icon" className="hover:bg-white/12">
              <Dialog.Close aria-label={t('close')}>
                <XIcon className="size-6" />
              </Dialog.Close>
            </Button>
          </header>
          <ViewerPages row={row} pictures={pictures} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
