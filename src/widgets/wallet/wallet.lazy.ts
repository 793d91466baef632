/** The wallet's lazy part: what a press asks for, and what an earlier page left unfinished. */
export { AddMethodSection } from './connected/add-method-section';
export { AutopayWork } from './connected/autopay-work';
export { RemoveDialog } from './parts/remove-dialog';
export { RenameForm } from './parts/rename-form';
