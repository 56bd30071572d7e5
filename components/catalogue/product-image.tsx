import { coverSource } from '@/lib/catalogue/cover-source';

type ProductImageProps = { imageUrl: string | null; sizes: string; eager?: boolean };

/**
 * The cover on a card. The title stands beside it, so it has no text of its own: a file that fails to load then
 * leaves nothing, and the book drawn on the frame shows instead, without a script.
 */
export function ProductImage({ imageUrl, sizes, eager = false }: ProductImageProps) {
  return (
    <div className="cover-frame">
      {imageUrl && (
        // eslint-disable-next-line @next/next/no-img-element -- see cover-source
        <img
          {...coverSource(imageUrl)}
          sizes={sizes}
          alt=""
          width={240}
          height={320}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
    </div>
  );
}
