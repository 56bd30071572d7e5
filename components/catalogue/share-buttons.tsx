'use client';

import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { showToast } from '@/components/feedback/toast-store';
import { useHasScripts } from '@/components/feedback/use-has-scripts';

type ShareButtonsProps = { title: string; text: string; url: string };

const loadShare = () => import('@/lib/share/share');

/** Prefetches the code of the buttons when a press is likely. */
const prepare = () => void loadShare().catch(() => undefined);

/** The system's share dialog, and a button that copies the address. */
export function ShareButtons(shared: ShareButtonsProps) {
  const t = useTranslations('share');
  const hasScripts = useHasScripts();
  const [isPending, startTransition] = useTransition();

  async function copy() {
    const { copyLink } = await loadShare();
    if (await copyLink(shared.url)) showToast({ title: t('copied'), variant: 'default' });
    else throw new Error('The clipboard cannot be written');
  }

  async function share() {
    const { shareNatively } = await loadShare();
    if ((await shareNatively(shared)) === 'unable') await copy();
  }

  const button = (label: string, act: () => Promise<void>) => (
    <button
      type="button"
      disabled={!hasScripts}
      aria-disabled={isPending || undefined}
      onClick={() => {
        if (isPending) return;
        startTransition(async () => {
          try {
            await act();
          } catch {
            showToast({ title: t('failed'), variant: 'destructive' });
          }
        });
      }}
      onPointerEnter={prepare}
      onFocus={prepare}
      className="btn btn-outline btn-sm"
    >
      {label}
    </button>
  );

  return (
    <>
      {button(t('share'), share)}
      {button(t('copy'), copy)}
    </>
  );
}
