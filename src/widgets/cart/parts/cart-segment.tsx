import { type ComponentType, type CSSProperties, memo, useEffect } from 'react';
import { CartLine, type CartLineProps } from './cart-line';
import type { StaticLinesProps } from './static-lines';

export interface CartSegmentProps extends CartLineProps {
  readonly ids: readonly string[];
  readonly partKey: number;
  readonly isLive: boolean;
  /** Draws lines that rest; undefined while its code is on its way, and their room is kept. */
  readonly resting?: ComponentType<StaticLinesProps>;
  /** Its lines have their controls now. */
  readonly onAwake: (partKey: number) => void;
}

/** Lines that stand together. They rest until they come near the screen, and wake together. */
export const CartSegment = memo(function CartSegment({ ids, partKey, isLive, resting: Resting, onAwake, ...line }: CartSegmentProps) {
  useEffect(() => {
    if (isLive) onAwake(partKey);
  }, [isLive, onAwake, partKey]);
  return (
    <div role="rowgroup" className="tf-cart-part" data-part={partKey} data-mounted={isLive || undefined} style={lengthOf(ids)}>
      {isLive ? ids.map((id) => <CartLine key={id} id={id} {...line} />) : Resting && <Resting ids={ids} {...line} />}
    </div>
  );
});

// React's type of a style has no custom properties.
const lengthOf = ({ length }: readonly string[]) => ({ '--tf-cart-lines': length }) as CSSProperties;
