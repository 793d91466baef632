/** The lazy part of users: what a press opens. */
export { DisableDialog } from './parts/disable-dialog';
export { UserForm } from './parts/user-form';
