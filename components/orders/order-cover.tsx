import { Cover, CoverImage } from '@/components/cover';
import './order-cover.css';

/** A small cover beside its book's name, which says the same. `url` is null if there is none, or none any more. */
export function OrderCover({ url }: { url: string | null }) {
  return (
    <Cover className="order-cover">
      {url && <CoverImage src={url} sizes="4.5rem" alt="" width={72} height={96} />}
    </Cover>
  );
}
