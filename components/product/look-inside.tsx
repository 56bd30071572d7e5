'use client';

import { BookOpen } from 'lucide';
import { useTranslations } from 'next-intl';
import { useRef, useState, useTransition, type ComponentType, type MouseEvent } from 'react';
import { Icon } from '@/components/icon';
import { inlineLink } from '@/components/navigation/link-styles';
import { Button } from '@/components/ui/button';
import type { PictureViewerProps } from './picture-viewer';

type LookInsideProps = { title: string; pictures: string[] };

const loadViewer = () => import('./picture-viewer');

/** Prefetches the viewer when a press is likely. */
const prepare = () => void loadViewer().catch(() => undefined);

/** Opens the pictures of a book's inside. Without scripts, or if the viewer cannot be loaded, they are plain links. */
export function LookInside({ title, pictures }: LookInsideProps) {
  const t = useTranslations('lookInside');
  const link = useRef<HTMLAnchorElement>(null);
  const [Viewer, setViewer] = useState<ComponentType<PictureViewerProps> | null>(null);
  const [isPending, startTransition] = useTransition();
  const [first, ...others] = pictures;

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    startTransition(async () => {
      try {
        const { PictureViewer } = await loadViewer();
        startTransition(() => setViewer(() => PictureViewer));
      } catch {
        window.location.assign(href);
      }
    });
  }

  return (
    <>
      <Button asChild variant="secondary" className="px-3 max-sm:w-full">
        <a
          ref={link}
          href={first}
          aria-haspopup="dialog"
          aria-disabled={isPending || undefined}
          onClick={open}
          onPointerEnter={prepare}
          onTouchStart={prepare}
          onFocus={prepare}
        >
          <Icon icon={BookOpen} className="size-5" />
          {t('open')}
        </a>
      </Button>
      <noscript>
        <ul>
          {others.map((address, place) => (
            <li key={address}>
              <a href={address} className={inlineLink}>
                {t('picture', { number: place + 2, total: pictures.length })}
              </a>
            </li>
          ))}
        </ul>
      </noscript>
      {Viewer && (
        <Viewer
          title={title}
          pictures={pictures}
          onClose={() => setViewer(null)}
          returnTo={() => link.current}
        />
      )}
    </>
  );
}
