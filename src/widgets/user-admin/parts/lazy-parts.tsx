import { late } from '../../../ui/lazy/lazy-module';
import type { DisableDialogProps } from './disable-dialog';
import type { UserFormProps } from './user-form';
import { UsersSkeleton } from './users-skeleton';

const form = /* @__PURE__ */ late(() => import('./user-form'));
const dialog = /* @__PURE__ */ late(() => import('./disable-dialog'));

/** Fetch a part ahead of the press that shows it. */
export const prefetchForm = form.prefetch;
export const prefetchDisable = dialog.prefetch;

export function LateUserForm(props: UserFormProps) {
  const Form = form.useModule()?.UserForm;
  return Form ? <Form {...props} /> : <UsersSkeleton label={props.words.m.loading} count={4} />;
}

export function LateDisable(props: DisableDialogProps) {
  const Dialog = dialog.useModule()?.DisableDialog;
  return Dialog ? <Dialog {...props} /> : null;
}
