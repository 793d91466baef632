import { ownNumber, ownString, readStored, type StorageChoice, storedKey, storeFor } from '../../../runtime/storage';
import { type GridLayout, layoutFrom, pageSizeFrom } from '../product-grid.rules';

/** What a buyer chose about the look of the grid; kept in this browser. */
export interface GridPreferences {
  readonly pageSize: number;
  readonly layout: GridLayout;
}

const key = () => storedKey('preference', 'product-grid');

/** The look chosen last; pages of 10 in cards at first. */
export function readPreferences(storage: StorageChoice): GridPreferences {
  const kept = readStored(storeFor('preference', storage), key(), (value): GridPreferences => ({
    pageSize: pageSizeFrom(ownNumber(value, 'pageSize')),
    layout: layoutFrom(ownString(value, 'layout')) ?? 'grid',
  }));
  return kept ?? { pageSize: pageSizeFrom(null), layout: 'grid' };
}

/** Keeps a look that was chosen. */
export const savePreferences = (storage: StorageChoice, look: GridPreferences): void =>
  storeFor('preference', storage).set(key(), JSON.stringify(look));
