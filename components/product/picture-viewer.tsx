'use client';

import { X } from 'lucide';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { focusInstead } from '@/components/feedback/focus-instead';
import { Icon } from '@/components/icon';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { ViewerPages } from './viewer-pages';

export type PictureViewerProps = {
  title: string;
  pictures: string[];
  onClose: () => void;
  /** The element that gets the focus afterwards. */
  returnTo: () => HTMLElement | null;
};

/** Pictures over the whole screen, open as long as it is rendered. Loaded on first use. */
export function PictureViewer({ title, pictures, onClose, returnTo }: PictureViewerProps) {
  const t = useTranslations('lookInside');
  const row = useRef<HTMLUListElement>(null);
  return (
    <Dialog open onOpenChange={(opens) => !opens && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        // The outline of the focus must be visible on the cloth.
        className="inset-0 z-overlay max-h-none w-auto translate-y-0 rounded-none border-0 bg-cloth p-0 pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] text-cloth-foreground [--ring:var(--cloth-foreground)]"
        onOpenAutoFocus={(event) => focusInstead(event, row.current)}
        onCloseAutoFocus={(event) => focusInstead(event, returnTo())}
      >
        <DialogHeader className="flex-row items-center justify-between px-2 py-1 md:px-4">
          <DialogTitle className="truncate ps-2 text-base font-semibold">
            <bdi>{t('title', { title })}</bdi>
          </DialogTitle>
          <DialogClose asChild>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('close')}
              className="hover:bg-white/12"
            >
              <Icon icon={X} className="size-6" />
            </Button>
          </DialogClose>
        </DialogHeader>
        <ViewerPages row={row} pictures={pictures} />
      </DialogContent>
    </Dialog>
  );
}
