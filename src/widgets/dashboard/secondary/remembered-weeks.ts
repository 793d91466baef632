import { ownString, readStored, type StorageChoice, storedKey, storeFor } from '../../../runtime/storage';
import type { Measure } from './chart.rules';

/** What a buyer chose to see of their weeks; kept in this browser. */
export interface ChartPreferences {
  readonly measure: Measure;
  /** Whether the table stands under the drawing. */
  readonly table: 'open' | 'closed';
}

const key = () => storedKey('preference', 'dashboard-weeks');

/** The look chosen last; cases without the table at first. */
export const rememberedWeeks = (storage: StorageChoice): ChartPreferences =>
  readStored(storeFor('preference', storage), key(), (value): ChartPreferences => ({
    measure: ownString(value, 'measure') === 'spend' ? 'spend' : 'cases',
    table: ownString(value, 'table') === 'open' ? 'open' : 'closed',
  })) ?? { measure: 'cases', table: 'closed' };

/** Keeps a look that was chosen. */
export const rememberWeeks = (storage: StorageChoice, look: ChartPreferences): void =>
  storeFor('preference', storage).set(key(), JSON.stringify(look));
