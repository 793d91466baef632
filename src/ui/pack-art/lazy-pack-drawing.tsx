'use client';
import { lazyModule } from '../lazy/lazy-module';
import type { PackDrawingProps } from './pack-drawing';

const chunk = /* @__PURE__ */ lazyModule(() => import('./pack-drawing'), { isDecoration: true });

/** Starts loading the drawings, for example when a pointer enters a link to products. */
export const prefetchPackDrawing = chunk.prefetch;

/**
 * `Pack` from its own chunk. Until that is there, and on the server, a quiet shape stands in its place: same square,
 * same floor, so nothing moves when the drawing comes.
 */
export function LazyPackDrawing(props: PackDrawingProps) {
  const Pack = chunk.useModule()?.PackDrawing;
  return Pack ? <Pack {...props} /> : <Waiting className={props.className} />;
}

function Waiting({ className }: { readonly className?: string }) {
  return (
    <svg
      className={className ? `tf-pack ${className}` : 'tf-pack'}
      data-waiting=""
      viewBox="-50 -91 100 100"
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
      focusable="false"
    >
      <rect x={-24} y={-64} width={48} height={64} rx={5} fill="currentColor" fillOpacity={0.07} />
    </svg>
  );
}
