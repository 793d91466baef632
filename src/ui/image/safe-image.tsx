import { useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { imageSource } from '../../rules';

const unknownOrigin = 'https://unknown.invalid';

export interface SafeImageProps extends Omit<ComponentPropsWithoutRef<'img'>, 'src' | 'alt'> {
  /** From data; refused unless `imageSource` takes it (decision 32). */
  src: string | null | undefined;
  /** Empty for a picture that only repeats a word beside it. */
  alt: string;
  /** Default `eager` (decision 36). */
  loading?: 'eager' | 'lazy';
  /** Drawn when there is no picture, it is refused, or it does not load. Keeps the picture's name. */
  fallback: ReactNode;
  /** The page's origin, for absolute pictures of the same site. */
  origin?: string;
}

/** A picture that came with data. */
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
      // A picture in server markup may have failed before anyone listened.
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
