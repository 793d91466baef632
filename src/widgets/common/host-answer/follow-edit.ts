import { quantityOf } from '../../../runtime/cart/cart.state';
import type { CartRuntime } from '../../../runtime/cart/cart.store';

/** A changed quantity that is shown, and that the host may refuse. */
interface AskedEdit {
  readonly productId: string;
  readonly quantity: number;
  readonly before: number;
  readonly show: (quantity: number) => void;
}

/** By product: the last quantity that the host allowed, and how many of its answers are open. */
type OpenAnswers = Map<string, { allowed: number; open: number }>;
const openAnswers = new WeakMap<CartRuntime, OpenAnswers>();

/** Sets a quantity back to the last one that the host allowed, if it refuses. */
export async function followEdit(
  cart: CartRuntime,
  answer: Promise<boolean>,
  { productId, quantity, before, show }: AskedEdit,
): Promise<void> {
  const answers: OpenAnswers = openAnswers.get(cart) ?? new Map();
  openAnswers.set(cart, answers);
  const known = answers.get(productId) ?? { allowed: before, open: 0 };
  answers.set(productId, known);
  known.open += 1;
  const isAllowed = await answer;
  known.open -= 1;
  if (known.open === 0) answers.delete(productId);
  if (isAllowed) known.allowed = quantity;
  // A newer edit has an answer of its own.
  else if (quantityOf(cart.store.getState(), productId) === quantity) show(known.allowed);
}
