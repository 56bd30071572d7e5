import Image from 'next/image';

type ProductImageProps = { imageUrl: string | null; sizes: string; eager?: boolean };

/**
 * The cover on a card. The title stands beside it, so it has no text of its own: a file that fails to load then
 * leaves nothing, and the book drawn on the frame shows instead, without a script.
 */
export function ProductImage({ imageUrl, sizes, eager = false }: ProductImageProps) {
  return (
    <div className="cover-frame">
      {imageUrl && (
        <Image
          src={imageUrl}
          sizes={sizes}
          alt=""
          width={240}
          height={320}
          loading={eager ? 'eager' : 'lazy'}
        />
      )}
    </div>
  );
}
