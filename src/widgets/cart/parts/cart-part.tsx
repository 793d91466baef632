import { memo, useEffect } from 'react';
import { CartLine, type CartLineProps } from './cart-line';
import { RestingLines } from './resting-lines';

interface CartPartProps extends CartLineProps {
  readonly ids: readonly string[];
  readonly partKey: number;
  readonly isLive: boolean;
  /** Its lines have their controls now. */
  readonly onAwake: (partKey: number) => void;
}

/** Lines that stand together. They rest until they come near the screen, and wake together. */
export const CartPart = memo(function CartPart({ ids, partKey, isLive, onAwake, ...line }: CartPartProps) {
  useEffect(() => {
    if (isLive) onAwake(partKey);
  }, [isLive, onAwake, partKey]);
  return (
    <div role="rowgroup" className="tf-cart-part" data-part={partKey} data-live={isLive || undefined}>
      {isLive ? ids.map((id) => <CartLine key={id} id={id} {...line} />) : <RestingLines ids={ids} {...line} />}
    </div>
  );
});
