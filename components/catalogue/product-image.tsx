import Image from 'next/image';

type ProductImageProps = { imageUrl: string | null; sizes: string; eager?: boolean };

/**
 * The cover on a card. Its `alt` is empty because the title is beside it. If the file fails to load, nothing is shown
 * over the frame's drawn book, without a script.
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
