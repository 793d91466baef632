/** The lazy part of users: what a press opens. */
export { DisableDialog } from './connected/disable-dialog';
export { UserForm } from './connected/user-form';
