'use client';

import { Icon } from '@/components/icon';
import { cn } from '@/lib/utils';
import { Share } from 'lucide';
import { useTranslations } from 'next-intl';
import { useRef, useTransition, type MouseEvent } from 'react';
import { toast } from '@/components/ui/use-toast';
import { useHasScripts } from '@/components/feedback/use-has-scripts';
import { Button, buttonVariants } from '@/components/ui/button';

type ShareMenuProps = { title: string; text: string; url: string };

const loadShare = () => import('@/lib/share/share');

/** Prefetches the code of the buttons when a press is likely. */
const prepare = () => void loadShare().catch(() => undefined);

const hasShareDialog = () => 'share' in navigator && matchMedia('(any-pointer: coarse)').matches;

/**
 * One button: on touch devices the system's share dialog, elsewhere WhatsApp and a button that copies the address.
 * Without scripts it opens as well, with WhatsApp alone.
 */
export function ShareMenu(shared: ShareMenuProps) {
  const t = useTranslations('share');
  const menu = useRef<HTMLDetailsElement>(null);
  const hasScripts = useHasScripts();
  const [isPending, startTransition] = useTransition();

  async function share() {
    const { shareNatively } = await loadShare();
    if ((await shareNatively(shared)) === 'unable' && menu.current) menu.current.open = true;
  }

  function open(event: MouseEvent) {
    if (menu.current?.open || !hasShareDialog()) return;
    event.preventDefault();
    // Without its code the menu is still there.
    share().catch(() => menu.current?.setAttribute('open', ''));
  }

  function copy() {
    if (isPending) return;
    startTransition(async () => {
      try {
        const { copyLink } = await loadShare();
        if (!(await copyLink(shared.url))) throw new Error('The clipboard cannot be written');
        toast({ title: t('copied'), variant: 'default' });
      } catch {
        toast({ title: t('failed'), variant: 'destructive' });
      }
    });
  }

  return (
    <details
      ref={menu}
      data-slot="share-menu"
      className="open:text-center max-xs:open:basis-full sm:open:basis-full"
    >
      <summary
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        className={cn(
          buttonVariants({ variant: 'outline' }),
          'cursor-pointer px-3 marker:hidden max-sm:w-full',
        )}
      >
        <Icon icon={Share} className="size-5" />
        {t('share')}
      </summary>
      <div>
        <Button asChild variant="link" className="px-3 max-sm:w-full">
          <a
            href={`https://wa.me/?text=${encodeURIComponent(`${shared.text}\n${shared.url}`)}`}
            target="_blank"
            rel="noopener"
          >
            {t('whatsapp')}
          </a>
        </Button>
        <Button
          type="button"
          disabled={!hasScripts}
          aria-disabled={isPending || undefined}
          onClick={copy}
          variant="link"
          className="px-3 max-sm:w-full noscript:hidden"
        >
          {t('copy')}
        </Button>
      </div>
    </details>
  );
}
