/** Lazy-loaded part of user admin: the form and the dialog. */
export { DisableDialog } from './connected/disable-dialog';
export { UserForm } from './connected/user-form';
