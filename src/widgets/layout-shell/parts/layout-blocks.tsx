import type { ReactNode } from 'react';
import { IMAGE_LOADING, type ImageFit, imageHeight, imageWidth, LOGO_IMAGE, SPACER } from '../../../rules';
import { SafeImage } from '../../../ui/image/safe-image';
import { imageSet, imageSizes, spacerBox } from '../layout-shell.rules';

/**
 * A ref that gives a node values of its own. They go in through the CSSOM, because a style attribute in server markup
 * is refused by a strict CSP. Null takes a value back.
 */
const cssValues =
  (values: Readonly<Record<`--tf-${string}`, string | null>>) =>
  (node: HTMLElement | null): void => {
    for (const [name, value] of Object.entries(values)) {
      if (value === null) node?.style.removeProperty(name);
      else node?.style.setProperty(name, value);
    }
  };

export interface ResponsiveImageProps {
  /** The plain address: what shows without `sourceFor`, and when the other widths do not load. */
  readonly src: string;
  /** The address of the image in a width, in pixels: asked for 640, 960 and 1920. */
  readonly sourceFor?: (width: number) => string;
  /** Empty for an image that only decorates. */
  readonly alt: string;
  /** Default `cover`. */
  readonly fit?: ImageFit;
  /** Width it is drawn at, in pixels: 100 at least. Default: all there is. */
  readonly width?: number;
  /** Height it is drawn at, in pixels. Applies only with cover fit. */
  readonly height?: number;
  /** Default `eager` (decision 36). */
  readonly loading?: 'eager' | 'lazy';
  /** Drawn when no address loads. */
  readonly fallback?: ReactNode;
}

/** An image in the width a screen asks for. */
export function ResponsiveImage(props: ResponsiveImageProps) {
  const { src, sourceFor, alt, fit = 'cover', loading = IMAGE_LOADING, fallback = null } = props;
  const width = props.width === undefined ? undefined : imageWidth(props.width);
  const height = imageHeight(fit, props.height);
  const set = sourceFor === undefined ? undefined : imageSet(sourceFor);
  const shared = { loading, width, height };
  return (
    <div
      className="tf-responsive-image"
      data-fit={fit}
      ref={cssValues({
        '--tf-image-width': width === undefined ? null : `${width}px`,
        '--tf-image-height': height === undefined ? null : `${height}px`,
      })}
    >
      {set === undefined ? (
        <SafeImage {...shared} src={src} alt={alt} fallback={fallback} />
      ) : (
        <SafeImage
          {...shared}
          src={src}
          srcSet={set}
          sizes={imageSizes(width)}
          alt={alt}
          // The outer image keeps the name when it gives its place to the plain one.
          fallback={<SafeImage {...shared} src={src} alt="" fallback={fallback} />}
        />
      )}
    </div>
  );
}

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

export interface SpacerLineProps {
  /** Height in pixels. Default 40. */
  readonly size?: number;
  /** Width in per cent. Default 100. */
  readonly width?: number;
}

/** An empty block that keeps its place and paints nothing, in forced colors too (decision 24). */
export function SpacerLine({ size, width }: SpacerLineProps) {
  const box = spacerBox(size, width);
  return (
    <div
      className="tf-spacer-line"
      aria-hidden="true"
      ref={cssValues({
        '--tf-spacer-size': box.size === SPACER.size ? null : `${box.size}px`,
        '--tf-spacer-width': box.width === SPACER.width ? null : `${box.width}%`,
      })}
    />
  );
}
