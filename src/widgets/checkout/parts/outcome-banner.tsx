import type { ReactNode } from 'react';
import type { Cart, CartLine, Money, Order, OrderRefusal } from '../../../domain';
import type { CommitState } from '../../../runtime/commit/commit.types';
import { useSettings } from '../../../runtime/react/provider';
import { useFormats } from '../../../runtime/react/use-formats';
import { useMessages } from '../../../runtime/react/use-messages';
import { ButtonLink } from '../../../ui/button/button';
import { refusalText } from '../../common/commit/commit.rules';
import { NotDoneOutcome, BannerButton, OutcomeAlert, UnknownOutcome } from '../../common/commit/outcome-alert';
import { CheckingOutcome, PendingOutcome } from '../../common/commit/pending-outcome';
import { commonMessages } from '../../common/common.messages';
import { PhoneLink } from '../../common/phone-and-email';
import { checkoutContract } from '../checkout.contract';
import { checkoutLazyMessages } from '../checkout.lazy.messages';

interface OutcomeBannerProps {
  readonly state: CommitState<Order, OrderRefusal>;
  readonly overrides?: object;
  /** Whether a card or bank account is charged. */
  readonly paying: boolean;
  /** The agreed and the current total; null if they are equal or unknown. */
  readonly totals: { readonly before: Money; readonly after: Money } | null;
  /** What is missing or unavailable, as a sentence; null if nothing is. */
  readonly reason: string | null;
  /** Changes of the cart since the order was sent. */
  readonly changed: ReactNode;
  readonly onCheck: () => void;
  /** Moves the focus to the dates; absent if there are none. */
  readonly onChooseDate?: () => void;
}

/** Status of the sent order, above the form. Takes the focus when the buyer has to decide something. */
export function OutcomeBanner({
  state,
  overrides,
  paying,
  totals,
  reason,
  changed,
  onCheck,
  onChooseDate,
}: OutcomeBannerProps) {
  const { m, fill } = useMessages(checkoutContract.name, checkoutLazyMessages, overrides);
  const { links, customerService } = useSettings();
  const formats = useFormats();
  const toCart = links.href({ to: 'cart' });
  const back = toCart !== null && (
    <ButtonLink href={toCart} variant="secondary" size="sm">
      {m.blocked.toCart}
    </ButtonLink>
  );

  switch (state.phase) {
    case 'idle':
    case 'done':
      return null;
    case 'sending':
      return <PendingOutcome since={state.since} texts={[m.progress.sending, m.progress.slow, m.progress.verySlow]} />;
    case 'checking':
      return <CheckingOutcome since={state.since} text={m.progress.checking} verySlow={m.progress.checkingVerySlow} />;
    case 'unknown':
      return (
        <UnknownOutcome title={paying ? m.unknown.payment : m.unknown.title} text={m.unknown.text} onCheck={onCheck} />
      );
    case 'refused':
      return (
        <OutcomeAlert tone="critical" title={m.refused.title} action={actionFor(state.reason)}>
          {refusal(state.reason)}
          {changed}
        </OutcomeAlert>
      );
    case 'not-done':
      // States that nothing was charged only if the look-up confirmed it (decision 4).
      return (
        <NotDoneOutcome
          title={m.notDone.title}
          text={state.lookedUp && paying ? m.notDone.charged : m.notDone.text}
          error={state.error}
          action={back}
        />
      );
    default:
      return state satisfies never;
  }

  function refusal(code: OrderRefusal): ReactNode {
    if (code === 'total-changed' && totals !== null) {
      return fill(m.refused.totals, { before: formats.money(totals.before), after: formats.money(totals.after) });
    }
    if (code === 'ordering-stopped')
      return (
        <>
          {m.refused[code]} {customerService && <PhoneLink phone={customerService.phone} />}
        </>
      );
    if ((code === 'below-minimum' || code === 'unavailable-lines') && reason !== null) return reason;
    return refusalText(m.refused, code, m.notDone.text);
  }

  function actionFor(code: OrderRefusal): ReactNode {
    if (code === 'date-closed' && onChooseDate)
      return <BannerButton onClick={onChooseDate}>{m.refused.chooseDate}</BannerButton>;
    return code === 'total-changed' || code === 'ordering-stopped' ? null : back;
  }
}

interface ChangedListProps {
  readonly before: Cart;
  readonly after: Cart;
  readonly overrides?: object;
}

/** Difference of a line between the cart that was agreed to and the current one. */
type LineChange =
  | { readonly kind: 'removed' | 'new' | 'problem'; readonly line: CartLine }
  | { readonly kind: 'quantity'; readonly line: CartLine; readonly before: number | null }
  | { readonly kind: 'price'; readonly line: CartLine; readonly before: Money | null };

/** Returns the changes between two responses of a cart, by line (fault F12: each change is named). */
export function changesBetween(before: Cart, after: Cart): readonly LineChange[] {
  const old = new Map(before.lines.map((line) => [line.id, line]));
  const still = new Set(after.lines.map(({ id }) => id));
  const removed = before.lines
    .filter(({ id }) => !still.has(id))
    .map((line): LineChange => ({ kind: 'removed', line }));
  const changed = after.lines.flatMap((line): readonly LineChange[] => {
    const was = old.get(line.id);
    if (was === undefined) return [{ kind: 'new', line }];
    if (line.problem !== null && was.problem === null) return [{ kind: 'problem', line }];
    if (line.quantity !== was.quantity) return [{ kind: 'quantity', line, before: was.quantity }];
    return line.total?.minor === was.total?.minor ? [] : [{ kind: 'price', line, before: was.total }];
  });
  return [...removed, ...changed];
}

/** Number of changes that are named; the others are counted. */
const MAX_NAMED_CHANGES = 6;

/** List of the changes since the order was sent, with product names (fault F12). */
export function ChangedList({ before, after, overrides }: ChangedListProps) {
  const { m, fill, plural } = useMessages(checkoutContract.name, checkoutLazyMessages, overrides);
  const formats = useFormats();
  const common = useMessages('common', commonMessages).m;
  const changes = changesBetween(before, after);
  if (changes.length === 0) return null;
  const changeText = (change: LineChange): string => {
    const { line } = change;
    const product = line.product.name;
    switch (change.kind) {
      case 'removed':
        return fill(m.changed.removed, { product });
      case 'new':
        return fill(m.changed.added, { product, quantity: many(line.quantity) });
      case 'quantity':
        return fill(m.changed.quantity, { product, before: many(change.before), after: many(line.quantity) });
      case 'price':
        return fill(m.changed.price, { product, before: amount(change.before), after: amount(line.total) });
      case 'problem':
        return line.problem === null ? product : fill(m.changed[line.problem], { product });
      default:
        return change satisfies never;
    }
  };
  const many = (quantity: number | null) => (quantity === null ? common.notAvailable : formats.number(quantity));
  const amount = (money: Parameters<typeof formats.money>[0] | null) =>
    money === null ? common.notAvailable : formats.money(money);
  return (
    <div>
      <p className="tf-medium">{m.changed.title}</p>
      <ul part="checkout-changes" className="tf-checkout-changes">
        {changes.slice(0, MAX_NAMED_CHANGES).map((change, at) => (
          <li key={`${change.line.id} ${at}`}>
            <bdi>{changeText(change)}</bdi>
          </li>
        ))}
        {changes.length > MAX_NAMED_CHANGES && <li>{plural(m.changed.more, changes.length - MAX_NAMED_CHANGES)}</li>}
      </ul>
    </div>
  );
}
