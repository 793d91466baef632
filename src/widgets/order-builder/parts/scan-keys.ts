import type { KeyboardEvent } from 'react';
import type { Builder } from '../order-builder.store';
import { createKeyboardWedge } from '../../common/keyboard-wedge';

/**
 * Detects a code that a scanner types into the focused field: passes the code to `onScanned` and restores the field's
 * text. Before this chunk has loaded, a scanned code is handled as typed text.
 */
export function createScanKeys() {
  const wedge = createKeyboardWedge();
  let typedOver: { readonly id: string; readonly column: string; readonly text: string } | null = null;
  return (event: KeyboardEvent<HTMLDivElement>, builder: Builder, onScanned: (code: string) => void): void => {
    if (
      !(event.target instanceof HTMLInputElement) ||
      event.nativeEvent.isComposing ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey
    )
      return;
    const code = wedge.key(event.key, event.timeStamp);
    const { target } = event;
    const id = target.closest<HTMLElement>('[data-row]')?.dataset.row ?? '';
    const column = target.dataset.column ?? '';
    if (wedge.isBeginning) typedOver = { id, column, text: target.value };
    if (code === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (typedOver?.id === id && typedOver.column === 'quantity') builder.setQuantity(id, typedOver.text);
    if (typedOver?.id === id && typedOver.column === 'product') builder.restoreEntry(id);
    if (typedOver?.id === id && typedOver.column === 'product' && builder.store.getState().rows[id]?.product === null)
      builder.typeEntry(id, typedOver.text);
    onScanned(code);
  };
}
