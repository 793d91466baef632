import { useCallback, useEffect, useState } from 'react';
import { ShoppingCart } from 'lucide';
import { type PortError, toPortError } from '../../../ports';
import { getCartRuntime } from '../../../runtime/cart/cart.store';
import { forgetGuestCart, type GuestPick } from '../../../runtime/guest-cart';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useSettings } from '../../../runtime/react/provider';
import { useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { useAnnounce } from '../../../ui/live-region/announcer';
import { cartNoticeMessages } from '../cart-notice.messages';
import { commonMessages } from '../common.messages';
import { guestCartMessages } from './guest-cart.messages';
import { namedAdjustments, type PickError, type SortedPicks, sortPicks } from './guest-cart.rules';

export interface GuestCartProps {
  readonly picks: readonly GuestPick[];
  readonly accountId: string;
  readonly accountName: string | null;
  /** Called when the question closes. The caller moves the focus to an element that remains. */
  readonly onClosed: () => void;
}

type Step =
  | { readonly status: 'asking' | 'adding'; readonly error: PortError | null }
  | { readonly status: 'added'; readonly errors: readonly PickError[] }
  | { readonly status: 'closed' };

/** Asks whether a guest's picks are added to the account's cart, and lists those that cannot be (decision 46). */
export function GuestCart({ picks, accountId, accountName, onClosed }: GuestCartProps) {
  const adapter = useAdapter();
  const { locale, storage } = useSettings();
  const { m, fill, plural } = useMessages('guest-cart', guestCartMessages);
  const notices = useMessages('cart-notice', cartNoticeMessages);
  const common = useMessages('common', commonMessages);
  const announce = useAnnounce();
  const [sorted, setSorted] = useState<SortedPicks | null>(null);
  const [step, setStep] = useState<Step>({ status: 'asking', error: null });

  const sort = useCallback(
    () => sortPicks(adapter, picks, { accountId, locale: locale.tag }),
    [adapter, picks, accountId, locale.tag],
  );
  useEffect(() => {
    let isMounted = true;
    // An error of this first check is ignored: *Add* repeats the check and shows its error.
    sort().then(
      (found) => isMounted && setSorted(found),
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, [sort]);

  const close = () => {
    setStep({ status: 'closed' });
    onClosed();
  };
  const discard = () => {
    forgetGuestCart(adapter.id, storage);
    close();
  };
  const add = async () => {
    setStep({ status: 'adding', error: null });
    try {
      const { items, errors } = sorted ?? (await sort());
      const answer = await getCartRuntime(adapter, accountId).addMany(items);
      if (answer.outcome === 'failed') throw answer.error;
      forgetGuestCart(adapter.id, storage);
      const all = [...errors, ...(answer.outcome === 'partial' ? namedAdjustments(items, answer.items) : [])];
      if (all.length > 0) return setStep({ status: 'added', errors: all });
      announce(notices.plural(notices.m.done.added, items.length));
      close();
    } catch (thrown) {
      setStep({ status: 'asking', error: toPortError(thrown) });
    }
  };

  const pickErrors = step.status === 'added' ? step.errors : (sorted?.errors ?? []);
  const error = 'error' in step ? step.error : null;
  const count = sorted === null ? picks.length : sorted.items.length;
  const hasAny = count > 0;
  const title = titleOf();
  useEffect(() => {
    if (title !== null) announce(title);
  }, [announce, title]);
  if (title === null) return null;

  function titleOf(): string | null {
    if (step.status === 'closed') return null;
    if (step.status === 'added') return plural(m.partial, pickErrors.length);
    if (accountName === null) return hasAny ? plural(m.yours, count) : m.noneYours;
    return hasAny ? plural(m.question, count, { account: accountName }) : fill(m.none, { account: accountName });
  }
  const reasonOf = ({ quantity, reason, name: product }: PickError) => {
    const because = reason === 'no-price' ? m.noPrice : notices.m.reasons[reason];
    return quantity > 0
      ? notices.fill(notices.m.adjusted, { product, quantity, because })
      : fill(m.line, { product, reason: because });
  };
  return (
    <section part="guest-cart" className="tf-guest-cart" aria-label={m.label}>
      <Banner
        tone={step.status === 'added' || !hasAny ? 'caution' : 'accent'}
        icon={step.status === 'added' || !hasAny ? undefined : ShoppingCart}
        title={title}
        action={
          <span className="tf-row">
            {step.status !== 'added' && hasAny && (
              <Button size="sm" busy={step.status === 'adding'} busyLabel={m.adding} onClick={() => void add()}>
                {m.add}
              </Button>
            )}
            <Button
              variant="secondary"
              size="sm"
              aria-disabled={step.status === 'adding'}
              onClick={step.status === 'added' ? close : discard}
            >
              {step.status === 'added' ? m.close : m.discard}
            </Button>
          </span>
        }
      >
        {error !== null && <p>{fill(m.notAdded, { because: common.m.errors[error.code] })}</p>}
        {pickErrors.length > 0 && (
          <>
            {step.status !== 'added' && hasAny && <p>{m.cannot}</p>}
            <ul role="list">
              {pickErrors.map((pickError) => (
                <li key={pickError.name}>{reasonOf(pickError)}</li>
              ))}
            </ul>
          </>
        )}
      </Banner>
    </section>
  );
}
