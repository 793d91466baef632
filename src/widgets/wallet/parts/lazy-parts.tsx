import { prefetchDialog } from '../../../ui/dialog/dialog';
import { late } from '../../../ui/lazy/lazy-module';
import { Bone } from '../../../ui/skeleton/skeleton';
import type { AddingProps } from './add-method-section';
import type { AutopayWorkProps } from './autopay-form';
import type { NamingProps } from './rename-form';
import type { RemovingProps } from './remove-dialog';

const adding = /* @__PURE__ */ late(() => import('./add-method-section'));
const naming = /* @__PURE__ */ late(() => import('./rename-form'));
const removing = /* @__PURE__ */ late(() => import('./remove-dialog'));
const autopay = /* @__PURE__ */ late(() => import('./autopay-form'));

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
export function LateAdding(props: AddingProps) {
  const Adding = adding.useModule()?.Adding;
  return Adding ? <Adding {...props} /> : props.open ? <Bone shape="block" /> : null;
}

export function LateNaming(props: NamingProps) {
  const Naming = naming.useModule()?.Naming;
  return Naming ? <Naming {...props} /> : <Bone shape="control" />;
}

export function LateRemoving(props: RemovingProps) {
  const Removing = removing.useModule()?.Removing;
  return Removing ? <Removing {...props} /> : null;
}

/** Setting autopay and turning it off, and what an earlier page left of it. */
export function LateAutopay(props: AutopayWorkProps) {
  const AutopayWork = autopay.useModule()?.AutopayWork;
  return AutopayWork ? <AutopayWork {...props} /> : null;
}
