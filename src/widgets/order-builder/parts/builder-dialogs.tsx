import { late } from '../../../ui/late/late';
import { scan } from '../acts.model';
import type { Builder } from '../order-builder.model';
import { PasteDialog } from './paste-dialog';

const camera = /* @__PURE__ */ late(() => import('./camera-dialog'));

export interface BuilderDialogsProps {
  readonly open: 'none' | 'import' | 'camera';
  /** What was pasted into the rows and could not be taken over as it is. */
  readonly text: string;
  readonly builder: Builder;
  readonly messages?: object;
  readonly onClose: () => void;
  /** Rows came; they are looked at next. */
  readonly onTaken: () => void;
}

/** The dialogs of the builder; one is open at a time. */
export function BuilderDialogs(props: BuilderDialogsProps) {
  return (
    <>
      <PasteDialog {...props} open={props.open === 'import'} />
      {props.open === 'camera' && <LateCamera {...props} />}
    </>
  );
}

function LateCamera({ builder, messages, onClose }: BuilderDialogsProps) {
  const Camera = camera.useModule()?.CameraDialog;
  return Camera ? <Camera messages={messages} onScanned={(code) => scan(builder, code)} onClose={onClose} /> : null;
}
