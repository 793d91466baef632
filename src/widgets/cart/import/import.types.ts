import type { CartRefusal } from '../../../domain';
import type { PortErrorCode } from '../../../ports';
import type { Formats } from '../../../runtime/react/use-formats';
import type { Words } from '../../../runtime/react/use-messages';
import type { cartLaterMessages } from '../cart.lazy.messages';

/** What every part of the import speaks with. */
export interface ImportTold {
  readonly words: Words<typeof cartLaterMessages>;
  readonly formats: Formats;
  /** Why a product did not go in. */
  readonly reasons: Readonly<Record<CartRefusal | PortErrorCode, string>>;
  /** Why a question was not answered. */
  readonly errors: Readonly<Record<PortErrorCode, string>>;
}
