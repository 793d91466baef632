import type { CartRuntime } from '../../../runtime/cart/cart.store';
import type { Formats } from '../../../runtime/react/use-formats';
import type { Messages } from '../../../runtime/react/use-messages';
import type { Product } from '../../../domain';
import type { orderBuilderMessages } from '../order-builder.messages';
import type { Builder } from '../order-builder.store';

/** What every part of the builder works with: the same for as long as the account is. */
export interface BuilderGiven {
  readonly builder: Builder;
  readonly cart: CartRuntime;
  readonly messages: Messages<typeof orderBuilderMessages>;
  readonly formats: Formats;
  readonly overrides?: object;
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly Product[]>;
}
