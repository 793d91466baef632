import { type ReactNode, type RefObject, useImperativeHandle, useState } from 'react';
import { quantityOf } from '../../../runtime/cart/cart.state';
import type { CartRuntime } from '../../../runtime/cart/cart.store';
import type { AskedEvent, HostAnswer } from '../../../runtime/events';
import { importWithRetry } from '../../../ui/lazy/import-with-retry';

/** Loaded once a listener of the host waits or gives a reason: most hosts do neither. */
const load = () => importWithRetry(() => import('./host-answer'));

/** Shows a message of one widget. Null while the widget is not on the page. */
export type MessageRef = RefObject<((message: ReactNode) => void) | null>;

/** Waits for the listeners of an event. The action does not run if the code that waits fails to load. */
export function askHost(event: AskedEvent, message: MessageRef): HostAnswer {
  // A promise can reject before that code is here, which reads the error.
  event.waits.forEach((wait) => wait.catch(() => {}));
  const answer = load().then(
    ({ decide }) => decide(event, message),
    () => false,
  );
  return !event.defaultPrevented && answer;
}

/** The message about the host's answer, if there is one. */
export function HostMessage({ showRef }: { readonly showRef: MessageRef }): ReactNode {
  const [message, setMessage] = useState<ReactNode>(null);
  useImperativeHandle(showRef, () => setMessage, []);
  return message;
}

/**
 * Changes the quantity of a product with `show`. While the host has not answered, the cart sends nothing; if it refuses,
 * the quantity is set back to the last one that it allowed.
 */
export function editWhenAllowed(
  cart: CartRuntime,
  answer: HostAnswer,
  edit: { readonly productId: string; readonly quantity: number },
  show: (quantity: number) => void,
): void {
  const before = quantityOf(cart.store.getState(), edit.productId);
  if (answer) show(edit.quantity);
  if (answer instanceof Promise)
    cart.sendAfter(load().then(({ followEdit }) => followEdit(cart, answer, { ...edit, before, show })));
}
