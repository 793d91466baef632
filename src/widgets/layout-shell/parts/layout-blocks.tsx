import type { ReactNode } from 'react';
import { IMAGE_LOADING, type ImageFit, imageHeight, imageWidth, LOGO_IMAGE, SPACER } from '../../../rules';
import { SafeImage } from '../../../ui/image/safe-image';
import { imageSet, imageSizes, spacerBox } from '../layout-shell.rules';

/**
 * Ref callback that sets CSS properties on a node through the CSSOM, because a strict CSP blocks style attributes in
 * server markup. Null removes a property.
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
  /** URL of the image without `sourceFor`, and the fallback if the other widths do not load. */
  readonly src: string;
  /** Returns the URL of the image in a width in pixels; called with 640, 960 and 1920. */
  readonly sourceFor?: (width: number) => string;
  /** Empty for a decorative image. */
  readonly alt: string;
  /** Default `cover`. */
  readonly fit?: ImageFit;
  /** Rendered width in pixels, at least 100. Default: the available width. */
  readonly width?: number;
  /** Rendered height in pixels. Applies only with `fit: 'cover'`. */
  readonly height?: number;
  /** Default `eager` (decision 36). */
  readonly loading?: 'eager' | 'lazy';
  /** Renders if no URL loads. */
  readonly fallback?: ReactNode;
}

/** Image in the width that fits the screen. */
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
          // The outer image keeps its alternative text when the fallback image replaces it.
          fallback={<SafeImage {...shared} src={src} alt="" fallback={fallback} />}
        />
      )}
    </div>
  );
}

export interface LogoImageProps {
  /** https URL, path of the same site, or image data URI (decision 32). */
  readonly src?: string;
  /** Alternative text, also shown if the image does not load. Empty for a decorative image. */
  readonly alt?: string;
  /** Default `eager` (decision 36). */
  readonly loading?: 'eager' | 'lazy';
}

/** Logo of the layout: cover fit, full width, 50 pixels high, centered. */
export function LogoImage({ src, alt = '', loading = IMAGE_LOADING }: LogoImageProps) {
  if (!src && alt === '') return null;
  return (
    <div part="logo-image" className="tf-logo-image">
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
  /** Width in percent. Default 100. */
  readonly width?: number;
}

/** Empty block that takes up space and paints nothing, also in forced colors (decision 24). */
export function SpacerLine({ size, width }: SpacerLineProps) {
  const box = spacerBox(size, width);
  return (
    <div
      part="spacer-line"
      className="tf-spacer-line"
      aria-hidden="true"
      ref={cssValues({
        '--tf-spacer-size': box.size === SPACER.size ? null : `${box.size}px`,
        '--tf-spacer-width': box.width === SPACER.width ? null : `${box.width}%`,
      })}
    />
  );
}
