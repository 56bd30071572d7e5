import { ChevronRight, Minus, Plus } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import Image from 'next/image';
import type { CSSProperties, KeyboardEvent, PointerEvent, RefObject } from 'react';
import { Icon } from '@/components/icon';
import { directionOf } from '@/lib/i18n/locale';
import { usePages } from './use-pages';
import { useZoom, zoomStep } from './use-zoom';
import { ViewerButton } from './viewer-button';

type ViewerPagesProps = {
  row: RefObject<HTMLUListElement | null>;
  pictures: string[];
};

/** Pixels per key. */
const panBy = 80;

/** The pictures in a row, which can be turned and enlarged. */
export function ViewerPages({ row, pictures }: ViewerPagesProps) {
  const t = useTranslations('lookInside');
  const isRtl = directionOf(useLocale()) === 'rtl';
  const total = pictures.length;
  const { place, goTo, follow } = usePages(row, total);
  const { level, canGrow, zoomTo, toggle } = useZoom(row, place);
  const isZoomed = level > 1;

  const pan = (left: number, top: number) =>
    row.current?.children[place]?.scrollBy({ left, top, behavior: 'instant' });
  const sideways = (direction: 1 | -1) =>
    isZoomed ? pan(direction * panBy, 0) : goTo(place + (isRtl ? -direction : direction));
  const keys: Record<string, () => void> = {
    ArrowRight: () => sideways(1),
    ArrowLeft: () => sideways(-1),
    ArrowDown: () => pan(0, panBy),
    ArrowUp: () => pan(0, -panBy),
    Home: () => goTo(0),
    End: () => goTo(total - 1),
    '+': () => zoomTo(level * zoomStep),
    '=': () => zoomTo(level * zoomStep),
    '-': () => zoomTo(level / zoomStep),
    '0': () => zoomTo(1),
  };

  function press(event: KeyboardEvent) {
    const act = keys[event.key];
    if (!act || event.altKey || event.metaKey) return;
    event.preventDefault();
    act();
  }

  function drag(event: PointerEvent) {
    if (event.pointerType === 'mouse' && event.buttons === 1 && isZoomed)
      pan(-event.movementX, -event.movementY);
  }

  return (
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={press}>
      {/* Focusable, because what scrolls has to be reached by keyboard. */}
      <ul
        ref={row}
        tabIndex={0}
        onScroll={follow}
        onDoubleClick={toggle}
        onPointerMove={drag}
        data-zoomed={isZoomed || undefined}
        // The viewer handles double taps itself. While a picture is enlarged, a finger moves it instead of the row.
        className="group/row flex min-h-0 flex-1 touch-manipulation snap-x snap-mandatory scrollbar-none overflow-x-auto overflow-y-hidden overscroll-contain focus-visible:-outline-offset-3 data-zoomed:cursor-grab data-zoomed:overflow-hidden"
      >
        {pictures.map((address, at) => (
          <li
            key={address}
            aria-hidden={at !== place || undefined}
            style={{ '--zoom': at === place ? level : 1 } as CSSProperties}
            className="size-full flex-none snap-start snap-always scrollbar-none overflow-clip group-data-zoomed/row:overflow-auto group-data-zoomed/row:overscroll-contain"
          >
            <Image
              src={address}
              alt={t('picture', { number: at + 1, total })}
              width={640}
              height={853}
              sizes="100vw"
              loading={Math.abs(at - place) < 2 ? 'eager' : 'lazy'}
              // The original has more detail than the sizes for pages.
              unoptimized={isZoomed && at === place}
              draggable={false}
              className="h-[calc(100%*var(--zoom))] w-[calc(100%*var(--zoom))] max-w-none object-contain"
            />
          </li>
        ))}
      </ul>
      <footer className="flex flex-wrap items-center justify-between gap-x-2 px-2 py-1 md:px-4">
        {total > 1 && (
          <div className="flex items-center">
            <ViewerButton
              label={t('previous')}
              isPossible={place > 0}
              onPress={() => goTo(place - 1)}
            >
              <Icon icon={ChevronRight} className="size-6 -scale-x-100 rtl:scale-x-100" />
            </ViewerButton>
            <p role="status" className="min-w-12 text-center tabular-nums">
              <span className="sr-only">{t('picture', { number: place + 1, total })}</span>
              <bdi dir="ltr" aria-hidden="true">{`${place + 1} / ${total}`}</bdi>
            </p>
            <ViewerButton
              label={t('next')}
              isPossible={place < total - 1}
              onPress={() => goTo(place + 1)}
            >
              <Icon icon={ChevronRight} className="size-6 rtl:-scale-x-100" />
            </ViewerButton>
          </div>
        )}
        <div className="flex items-center">
          <ViewerButton
            label={t('zoomOut')}
            isPossible={isZoomed}
            onPress={() => zoomTo(level / zoomStep)}
          >
            <Icon icon={Minus} className="size-6" />
          </ViewerButton>
          <ViewerButton
            label={t('zoomIn')}
            isPossible={canGrow}
            onPress={() => zoomTo(level * zoomStep)}
          >
            <Icon icon={Plus} className="size-6" />
          </ViewerButton>
        </div>
      </footer>
    </div>
  );
}
