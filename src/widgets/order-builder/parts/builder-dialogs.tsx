import { useState } from 'react';
import { lazyModule } from '../../../ui/lazy/lazy-module';
import { scan } from '../order-builder.actions';
import type { Builder } from '../order-builder.store';
import { PasteDialog } from './paste-dialog';

const camera = /* @__PURE__ */ lazyModule(() => import('./camera-dialog'));
const list = /* @__PURE__ */ lazyModule(() => import('./list-dialog'));

/** Which dialog of the builder is open. */
export type OpenDialog = 'none' | 'import' | 'camera' | 'list';

export interface BuilderDialogsProps {
  readonly open: OpenDialog;
  /** What was pasted into the rows and could not be taken over as it is. */
  readonly text: string;
  readonly builder: Builder;
  readonly accountId: string | null;
  readonly overrides?: object;
  readonly onClose: () => void;
  /** Rows came; they are looked at next. */
  readonly onTaken: () => void;
  /** A list was chosen to fill rows from. */
  readonly onList: (listId: string) => void;
}

/** The dialogs of the builder; one is open at a time. */
export function BuilderDialogs(props: BuilderDialogsProps) {
  const { open, accountId } = props;
  // Stays once it was opened, so that it goes as it came.
  const [listed, setListed] = useState(false);
  if (open === 'list' && !listed) setListed(true);
  return (
    <>
      <PasteDialog {...props} open={open === 'import'} />
      {open === 'camera' && <LazyCamera {...props} />}
      {listed && accountId !== null && <LazyList {...props} accountId={accountId} />}
    </>
  );
}

function LazyCamera({ builder, overrides, onClose }: BuilderDialogsProps) {
  const Camera = camera.useModule()?.CameraDialog;
  return Camera ? <Camera overrides={overrides} onScanned={(code) => scan(builder, code)} onClose={onClose} /> : null;
}

function LazyList({ open, ...props }: BuilderDialogsProps & { readonly accountId: string }) {
  const List = list.useModule()?.ListDialog;
  return List ? <List {...props} open={open === 'list'} /> : null;
}
