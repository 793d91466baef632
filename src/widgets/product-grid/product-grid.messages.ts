import { gridMessages } from './grid.messages';
import { entryMessages } from './parts/entry/entry.messages';
import { filterMessages } from './parts/filters/filter.messages';
import { nothingMessages } from './parts/no-results.messages';
import { substituteMessages } from './parts/ordering/substitutes.messages';

/** Words of the product grid, with those of its parts that come later. Joined so that a bundler can leave them out. */
export const productGridMessages: ProductGridMessages = /* @__PURE__ */ Object.assign(
  {},
  gridMessages,
  nothingMessages,
  filterMessages,
  entryMessages,
  substituteMessages,
);

/** Every word a host may change. */
export type ProductGridMessages = typeof gridMessages &
  typeof nothingMessages &
  typeof filterMessages &
  typeof entryMessages &
  typeof substituteMessages;
