import { IMAGE_LOADING, LOGO_IMAGE } from '../../../rules';
import { SafeImage } from '../../../ui/image/safe-image';

export interface LogoImageProps {
  /** https, a path of the same site or an image data URI (decision 32). */
  readonly src?: string;
  /** The logo's name; stands in its place when the image does not load. Empty for one that only decorates. */
  readonly alt?: string;
  /** Default `eager` (decision 36). */
  readonly loading?: 'eager' | 'lazy';
}

/** The layout's logo: cover fit, the full width, 50 high, centered. */
export function LogoImage({ src, alt = '', loading = IMAGE_LOADING }: LogoImageProps) {
  if (!src && alt === '') return null;
  return (
    <div className="tf-logo-image">
      <SafeImage
        src={src}
        alt={alt}
        loading={loading}
        height={LOGO_IMAGE.height}
        fallback={alt === '' ? null : <span>{alt}</span>}
      />
    </div>
  );
}
