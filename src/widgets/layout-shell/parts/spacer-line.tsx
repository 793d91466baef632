import { SPACER } from '../../../rules';
import { spacerBox } from '../layout-shell.rules';
import { cssValues } from './css-values';

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
