import type { Emit } from '../../../runtime/events';
import { EntryList, type EntryListProps } from '../parts/entry/entry-list';
import type { ProductGridEvents } from '../product-grid.types';
import { useEntries } from '../use-entries';

export interface FastEntryProps extends Omit<EntryListProps, 'model'> {
  readonly accountId: string | null;
  readonly emit: Emit<ProductGridEvents>;
}

/** The lines for fast entry, with what was typed into them for this account's cart. */
export function FastEntry({ accountId, emit, ...props }: FastEntryProps) {
  return <EntryList {...props} model={useEntries(props.ordering?.cart ?? null, accountId, emit)} />;
}
