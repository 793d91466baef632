import { forwardRef, type ReactNode } from 'react';
import type { Messages } from '../../../runtime/react/use-messages';
import { Heading } from '../../common/heading';
import type { cartMessages } from '../cart.messages';

interface CartHeadProps {
  readonly lines: number;
  readonly messages: Messages<typeof cartMessages>;
  /** What is done with the cart as a whole; its place is kept until it comes. */
  readonly children: ReactNode;
}

/** Title, how much there is, and what is done with all of it. */
export const CartHead = forwardRef<HTMLHeadingElement, CartHeadProps>(function CartHead({ lines, messages: { m, plural }, children }, ref) {
  return (
    <header className="tf-cart-header">
      <span className="tf-grow">
        <Heading className="tf-h1" ref={ref} tabIndex={-1}>
          {m.title}
        </Heading>
        <p className="tf-second tf-quiet">{plural(m.products, lines)}</p>
      </span>
      {children}
    </header>
  );
});
