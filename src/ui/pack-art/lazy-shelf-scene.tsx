'use client';
import { lazyModule } from '../lazy/lazy-module';
import type { ShelfSceneProps } from './shelf-scene';

const chunk = /* @__PURE__ */ lazyModule(() => import('./shelf-scene'), { isDecoration: true });

/** Starts loading the scene. */
export const prefetchShelfScene = chunk.prefetch;

/** `ShelfScene` from its own chunk; until that is there, and on the server, the empty wall in its color. */
export function LazyShelfScene(props: ShelfSceneProps) {
  const ShelfScene = chunk.useModule()?.ShelfScene;
  if (ShelfScene) return <ShelfScene {...props} />;
  return (
    <svg
      className={props.className ? `tf-scene ${props.className}` : 'tf-scene'}
      viewBox="0 0 1 1"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width={1} height={1} fill="#1b3b44" />
    </svg>
  );
}
