import { useState } from 'react';
import { scan } from '../order-builder.actions';
import type { Builder } from '../order-builder.store';
import { CameraDialog } from './camera-dialog';
import { ListDialog } from './list-dialog';
import { PasteDialog } from './paste-dialog';

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
  const { open, accountId, builder, overrides, onClose } = props;
  // Stays once it was opened, so that it goes as it came.
  const [listed, setListed] = useState(false);
  if (open === 'list' && !listed) setListed(true);
  return (
    <>
      <PasteDialog {...props} open={open === 'import'} />
      {open === 'camera' && <CameraDialog overrides={overrides} onScanned={(code) => scan(builder, code)} onClose={onClose} />}
      {listed && accountId !== null && <ListDialog {...props} open={open === 'list'} accountId={accountId} />}
    </>
  );
}
