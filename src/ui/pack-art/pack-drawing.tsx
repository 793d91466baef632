import type { ComponentPropsWithoutRef } from 'react';
import { drawPack, type PackDrawingOptions } from './draw-pack';
import { frame } from './drawing';
import type { PackArt } from './pack-drawing.types';
import { elementsOf } from './svg-elements';

/** A package, how to show it, and whatever else the `svg` is to carry. */
export type PackDrawingProps = PackArt &
  PackDrawingOptions &
  Omit<ComponentPropsWithoutRef<'svg'>, keyof PackArt | keyof PackDrawingOptions | 'children' | 'viewBox'>;

/**
 * A drawn product package in a square, standing on a floor 9 % above its lower edge. Fills the height of what holds it.
 * Hidden from assistive technology: the product's name beside it is the accessible one. An unknown type is a carton.
 */
export function PackDrawing({ type, brand, count, size, wrap, small, off, className, ...rest }: PackDrawingProps) {
  const picture = drawPack({ type, brand, count, size, wrap }, { small, off });
  return (
    <svg
      {...rest}
      className={className ? `tf-pack ${className}` : 'tf-pack'}
      viewBox={frame(picture)}
      preserveAspectRatio="xMidYMax"
      opacity={off ? 0.5 : undefined}
      // Digits and sizes keep their order on a page that reads from right to left.
      direction="ltr"
      aria-hidden="true"
      focusable="false"
    >
      {elementsOf(picture.drawing)}
    </svg>
  );
}
