import { ownNumber, ownString, readStored, type StorageChoice, storedKey, storeFor } from '../../../runtime/storage';
import { type GridLayout, layoutFrom, pageSizeFrom } from '../product-grid.rules';

/** What a buyer chose about the look of the grid; kept in this browser. */
export interface GridLook {
  readonly pageSize: number;
  readonly layout: GridLayout;
}

const key = () => storedKey('preference', 'product-grid');

/** The look chosen last; pages of 10 in cards at first (spec §9). */
export function rememberedLook(storage: StorageChoice): GridLook {
  const kept = readStored(storeFor('preference', storage), key(), (value): GridLook => ({
    pageSize: pageSizeFrom(ownNumber(value, 'pageSize')),
    layout: layoutFrom(ownString(value, 'layout')) ?? 'grid',
  }));
  return kept ?? { pageSize: pageSizeFrom(null), layout: 'grid' };
}

/** Keeps a look that was chosen. */
export const rememberLook = (storage: StorageChoice, look: GridLook): void =>
  storeFor('preference', storage).set(key(), JSON.stringify(look));
