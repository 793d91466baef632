/** What is done with rows and said of them: one chunk, fetched while the buyer looks at the first one. */
export { addAll, bring, clear, fillFrom, remove, scan } from '../acts.model';
export { linesToFill } from '../fill.model';
export { BuilderAfter } from './builder-after';
export { linesOf } from './lines-of';
export { ProductOptions } from './product-options';
export { RowNote } from './row-note';
export { createScanKeys } from './scan-keys';
