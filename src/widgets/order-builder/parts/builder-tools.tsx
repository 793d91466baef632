/** What is done with rows and said of them: one chunk, fetched while the buyer looks at the first one. */
export { addAll, bring, clear, fillFrom, remove, scan } from '../order-builder.actions';
export { linesToFill } from '../fill.reads';
export { BuilderAfter } from './builder-status';
export { linesOf } from './parse-lines';
export { ProductOptions } from './product-options';
export { RowNote } from './row-note';
export { createScanKeys } from './scan-keys';
