import type { ComponentPropsWithoutRef } from 'react';
import type { PackArt } from './pack-drawing.types';
import { elementsOf } from './svg-elements';
import { drawScene, SCENE_FRAME } from './scene';

/** What stands on the shelves, from the top; more than three rows are left out. Keep the array's identity. */
export interface ShelfSceneProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children' | 'viewBox'> {
  readonly shelves: readonly (readonly PackArt[])[];
}

/** A cellar wall with shelves of packages: background art that fills and is cut by what holds it. */
export function ShelfScene({ shelves, className, ...rest }: ShelfSceneProps) {
  return (
    <svg
      {...rest}
      className={className ? `tf-scene ${className}` : 'tf-scene'}
      viewBox={SCENE_FRAME}
      preserveAspectRatio="xMidYMax slice"
      direction="ltr"
      aria-hidden="true"
      focusable="false"
    >
      {elementsOf(drawScene(shelves))}
    </svg>
  );
}
