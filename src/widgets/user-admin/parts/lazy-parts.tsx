import { lazyModule } from '../../../ui/lazy/lazy-module';
import type { DisableDialogProps } from './disable-dialog';
import type { UserFormProps } from './user-form';
import { UsersSkeleton } from './users-skeleton';

const form = /* @__PURE__ */ lazyModule(() => import('./user-form'));
const dialog = /* @__PURE__ */ lazyModule(() => import('./disable-dialog'));

/** Fetch a part ahead of the press that shows it. */
export const prefetchForm = form.prefetch;
export const prefetchDisable = dialog.prefetch;

export function LazyUserForm(props: UserFormProps) {
  const Form = form.useModule()?.UserForm;
  return Form ? <Form {...props} /> : <UsersSkeleton label={props.messages.m.loading} count={4} />;
}

export function LazyDisable(props: DisableDialogProps) {
  const Dialog = dialog.useModule()?.DisableDialog;
  return Dialog ? <Dialog {...props} /> : null;
}
