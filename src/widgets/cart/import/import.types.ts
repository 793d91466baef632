import type { CartRefusal } from '../../../domain';
import type { PortErrorCode } from '../../../ports';
import type { Formats } from '../../../runtime/react/use-formats';
import type { Messages } from '../../../runtime/react/use-messages';
import type { cartLazyMessages } from '../cart.lazy.messages';

/** What every part of the import speaks with. */
export interface ImportContext {
  readonly messages: Messages<typeof cartLazyMessages>;
  readonly formats: Formats;
  /** Why a product did not go in. */
  readonly reasons: Readonly<Record<CartRefusal | PortErrorCode, string>>;
  /** Why a question was not answered. */
  readonly errors: Readonly<Record<PortErrorCode, string>>;
}
