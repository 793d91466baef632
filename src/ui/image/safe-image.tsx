import { useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { imageSource } from '../../rules';

const unknownOrigin = 'https://unknown.invalid';

export interface SafeImageProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'alt'> {
  /** URL from data; rejected unless `imageSource` accepts it (decision 32). */
  src: string | null | undefined;
  /** Empty for an image that only repeats the text next to it. */
  alt: string;
  /** Default `eager` (decision 36). */
  loading?: 'eager' | 'lazy';
  /** Shown when the image is missing, rejected or fails to load. Keeps the image's accessible name. */
  fallback: ReactNode;
  /** The page's origin, to accept absolute URLs of the same site. */
  origin?: string;
}

/** An image whose URL comes from data. */
export function SafeImage({
  src,
  alt,
  loading = 'eager',
  fallback,
  origin = unknownOrigin,
  className,
  onError,
  ...rest
}: SafeImageProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const safe = src ? imageSource(src, { origin }) : null;
  if (!safe || broken === safe) {
    return alt ? (
      <span role="img" aria-label={alt} className={cx('tf-image-fallback', className)}>
        {fallback}
      </span>
    ) : (
      fallback
    );
  }
  return (
    <img
      decoding="async"
      {...rest}
      // An image in server markup can fail before React attaches its error handler.
      ref={(node) => {
        if (node?.complete && node.naturalWidth === 0 && node.getAttribute('src') === safe) setBroken(safe);
      }}
      src={safe}
      alt={alt}
      loading={loading}
      className={cx('tf-image', className)}
      onError={(event) => {
        onError?.(event);
        setBroken(safe);
      }}
    />
  );
}
