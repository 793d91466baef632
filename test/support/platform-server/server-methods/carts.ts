import type { DemoAccount } from '../../../../src/adapters/demo/data/accounts';
import { changeCart } from '../../../../src/adapters/demo/engine/cart';
import { minimumOf } from '../../../../src/adapters/demo/engine/minimum';
import { presentLine } from '../../../../src/adapters/demo/engine/present';
import { requireOrdering, ownerOf } from '../access';
import type { Exchange } from '../http/exchange';
import { isSame } from '../ids';
import { marketFor, productByRecordId } from '../platform';
import { withCartLock, recordChange } from '../store/carts';
import type { CartEntry, LineEntry } from '../store/ledger';
import { accountStateOf } from '../store/money';
import { priceCart } from '../store/pricing';
import { lineRecordId } from '../wire/cart';
import { decimal } from '../wire/numbers';
import {
  accountArg,
  type Arguments,
  convertRefusals,
  throwHandled,
  type Handler,
  minimumText,
  readerArg,
  serving,
  textArg,
} from './arguments';

/** The cart of a call: the caller's own, on the account named. */
export function cartArg(exchange: Exchange, args: Arguments, account: DemoAccount | null): CartEntry {
  convertRefusals(() => requireOrdering(exchange));
  const cart =
    exchange.platform.ledger.carts.find(({ id }) => isSame(id, textArg(args, 'cartId'))) ??
    throwHandled('MISSING_RECORD', 'There is no such cart');
  if (cart.ownerId !== ownerOf(exchange) || cart.accountId !== (account?.id ?? null))
    throwHandled('INSUFFICIENT_ACCESS', 'The cart is somebody else’s');
  return cart;
}

const getCartTerms: Handler<'getCartTerms'> = (exchange, args) => {
  const { platform } = exchange;
  const account = accountArg(exchange, args);
  const cart = cartArg(exchange, args, account);
  const reader = readerArg(exchange, args, account);
  const { lines, sums } = priceCart(platform, cart, account);
  const isRepricingNeeded = cart.repricingReads > 0;
  cart.repricingReads = Math.max(0, cart.repricingReads - 1);
  return {
    counted: { cases: sums.cases, value: decimal(sums.subtotal + sums.offer) },
    deposits: decimal(sums.deposits),
    isRepricingNeeded,
    lines: lines.flatMap((line) => {
      const { promotion } = presentLine(line, reader);
      return line.problem === null && promotion === null && !line.free
        ? []
        : [{ cartItemId: lineRecordId(line), free: line.free, problem: line.problem, promotion }];
    }),
    minimum: account === null ? null : minimumText(minimumOf(account)),
    minimumOrderCharge: sums.smallOrder === null ? null : decimal(sums.smallOrder),
    taxRate: sums.taxRate,
  };
};

/** A transaction: the demo's own change of a cart, on this cart's lines. */
const replaceCartItem: Handler<'replaceCartItem'> = (exchange, args) => {
  const { platform } = exchange;
  const { world, ledger } = platform;
  const account = accountArg(exchange, args);
  const cart = cartArg(exchange, args, account);
  const product = productByRecordId(platform, args.productId);
  const quantity = args.quantity;
  const line = cart.lines.find(({ id }) => isSame(id, args.cartItemId));
  if (line === undefined) return { outcome: 'refused', reason: 'line-gone' };
  if (product === undefined) return { outcome: 'refused', reason: 'not-listed' };
  return withCartLock(exchange, cart, () => {
    const before = priceCart(platform, cart, account).sums.total;
    const state = {
      ...accountStateOf(platform, account),
      cart: { id: cart.id, savedAt: cart.changedAt, lines: cart.lines.map((entry) => ({ ...entry, changedIn: 0 })) },
    };
    const change = { type: 'replace', lineId: line.id, productId: product.id, quantity } as const;
    const [next, changed] = changeCart(change, null, { state, market: marketFor(platform, account), world, account });
    if (changed.outcome === 'refused') return changed;
    cart.lines = next.cart.lines.map((entry): LineEntry => {
      const known = cart.lines.find(({ id }) => id === entry.id);
      return {
        id: known?.id ?? ledger.nextId('line'),
        productId: entry.productId,
        quantity: entry.quantity,
        groupId: known?.groupId ?? line.groupId,
      };
    });
    recordChange(platform, cart, before);
    return changed.outcome === 'adjusted' ? changed : { outcome: 'done' };
  });
};

/** Operations on carts that the platform lacks. */
export const cartMethods = serving({ getCartTerms, replaceCartItem });
