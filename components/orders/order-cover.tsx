import { Cover, CoverImage } from '@/components/cover';
import { cn } from '@/lib/utils';

type OrderCoverProps = {
  /** Null if there is none. */
  url: string | null;
  className?: string;
};

/** A small cover next to its book's name, which is its alternative text. */
export function OrderCover({ url, className }: OrderCoverProps) {
  return (
    <Cover className={cn('flex-none self-start', className)}>
      {url && <CoverImage src={url} sizes="4.5rem" alt="" width={72} height={96} />}
    </Cover>
  );
}
