import type { FillSource } from '../../domain';
import type { PortErrorCode } from '../../ports';

/** What rows are filled from: earlier orders, or a shopping list. */
export type Filling = FillSource | { readonly is: 'list'; readonly listId: string };

/** Why rows could not be filled; without a code there was nothing to fill them with. */
export interface FillError {
  readonly source: Filling['is'];
  readonly code: PortErrorCode | null;
  readonly again: () => void;
}
