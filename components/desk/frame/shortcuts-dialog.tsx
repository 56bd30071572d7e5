'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DescriptionItem, DescriptionList } from '@/components/description-list';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Kbd, KbdGroup } from '@/components/ui/kbd';
import { deskSections } from '@/lib/desk/frame/sections';

type ShortcutsDialogProps = { isOn: boolean; onSwitch: (on: boolean) => void; onClose: () => void };

function Keys({ children, label }: { children: ReactNode; label: string }) {
  return (
    <DescriptionItem term={label}>
      <KbdGroup dir="ltr">{children}</KbdGroup>
    </DescriptionItem>
  );
}

/** All keyboard shortcuts of the desk, and a switch to turn them off. */
export function ShortcutsDialog({ isOn, onSwitch, onClose }: ShortcutsDialogProps) {
  const t = useTranslations('desk');
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined} className="overflow-y-auto">
        <DialogHeader>
          <DialogTitle>{t('shortcuts.title')}</DialogTitle>
        </DialogHeader>
        <label className="mt-4 flex min-h-11 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            checked={isOn}
            onChange={(event) => onSwitch(event.target.checked)}
            className="size-5 accent-primary"
          />
          {t('shortcuts.on')}
        </label>
        <DescriptionList className="mt-3">
          <Keys label={t('shortcuts.search')}>
            <Kbd>{'/'}</Kbd>
          </Keys>
          <Keys label={t('shortcuts.help')}>
            <Kbd>{'?'}</Kbd>
          </Keys>
          {deskSections.map(({ name }, place) => (
            <Keys key={name} label={t(`sections.${name}`)}>
              {/* The name of a key, the same in every language. */}
              <Kbd>{keyG}</Kbd>
              <Kbd>{place + 1}</Kbd>
            </Keys>
          ))}
        </DescriptionList>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="secondary">{t('close')}</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

const keyG = 'G';
