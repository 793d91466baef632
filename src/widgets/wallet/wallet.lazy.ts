/** The wallet's lazy part: what a press asks for, and what an earlier page left unfinished. */
export { AddMethodSection } from './parts/add-method-section';
export { AutopayWork } from './parts/autopay-form';
export { RemoveDialog } from './parts/remove-dialog';
export { RenameForm } from './parts/rename-form';
