/** The lazy part of the order history: the dialogs. */
export { ExportDialog } from './export/export-dialog';
export { ReorderDialog } from './connected/reorder-dialog';
export { StatusDialog } from './parts/status-dialog';
