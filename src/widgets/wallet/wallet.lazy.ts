/** Lazy-loaded part of the wallet: forms and dialogs, and an earlier page's unfinished attempts. */
export { AddMethodSection } from './connected/add-method-section';
export { AutopayWork } from './connected/autopay-work';
export { RemoveDialog } from './parts/remove-dialog';
export { RenameForm } from './parts/rename-form';
