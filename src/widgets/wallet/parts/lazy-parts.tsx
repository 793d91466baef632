import { prefetchDialog } from '../../../ui/dialog/dialog';
import { lazyModule } from '../../../ui/lazy/lazy-module';
import { SkeletonShape } from '../../../ui/skeleton/skeleton';
import type { AddMethodSectionProps } from './add-method-section';
import type { AutopayWorkProps } from './autopay-form';
import type { RenameFormProps } from './rename-form';
import type { RemoveDialogProps } from './remove-dialog';

const adding = /* @__PURE__ */ lazyModule(() => import('./add-method-section'));
const naming = /* @__PURE__ */ lazyModule(() => import('./rename-form'));
const removing = /* @__PURE__ */ lazyModule(() => import('./remove-dialog'));
const autopay = /* @__PURE__ */ lazyModule(() => import('./autopay-form'));

export const prefetchAdding = adding.prefetch;
export const prefetchNaming = naming.prefetch;
export const prefetchRemoving = (): void => {
  removing.prefetch();
  prefetchDialog();
};
export const prefetchAutopay = (): void => {
  autopay.prefetch();
  prefetchDialog();
};

/** Adding a method, and what an earlier page left of it: there from the start, so that nothing is forgotten. */
export function LazyAdding(props: AddMethodSectionProps) {
  const Adding = adding.useModule()?.AddMethodSection;
  return Adding ? <Adding {...props} /> : props.open ? <SkeletonShape shape="block" /> : null;
}

export function LazyNaming(props: RenameFormProps) {
  const Naming = naming.useModule()?.RenameForm;
  return Naming ? <Naming {...props} /> : <SkeletonShape shape="control" />;
}

export function LazyRemoving(props: RemoveDialogProps) {
  const Removing = removing.useModule()?.RemoveDialog;
  return Removing ? <Removing {...props} /> : null;
}

/** Setting autopay and turning it off, and what an earlier page left of it. */
export function LazyAutopay(props: AutopayWorkProps) {
  const AutopayWork = autopay.useModule()?.AutopayWork;
  return AutopayWork ? <AutopayWork {...props} /> : null;
}
