/** The lazy part of the builder: actions on rows, their notes and banners, the dialogs, and Easy Order. */
export { OfflineBanner } from '../common/offline-banner';
export { StoppedAdd } from '../common/ordering/stopped-add';
export { EasyOrder } from './connected/easy-order';
export { parseLines, fetchFillLines } from './lines-to-fill';
export { addAll, insertLines, clear, insertFilledLines, remove, scan } from './order-builder.actions';
export { BuilderDialogs } from './parts/builder-dialogs';
export { ConnectedStatus } from './connected/builder-status';
export { BuilderToasts } from './connected/builder-toasts';
export { ProductOptions } from './parts/product-options';
export { RowNote } from './parts/row-note';
export { createScanKeys } from './parts/scan-keys';
