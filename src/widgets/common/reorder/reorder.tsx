import { useEffect, useRef, useState } from 'react';
import { ShoppingCart } from 'lucide';
import type { OrderLine } from '../../../domain';
import type { AddManyResult } from '../../../runtime/cart/cart.state';
import { codeNotLoaded } from '../../../runtime/online';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useSettings } from '../../../runtime/react/provider';
import { useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { importWithRetry } from '../../../ui/lazy/import-with-retry';
import { useIdlePrefetch } from '../../../ui/lazy/use-idle-prefetch';
import { commonMessages } from '../common.messages';
import { orderAgainMessages } from './reorder.messages';
import type { ReorderOutcome } from './reorder-outcome';
import { type AgainItem, reorderItems, missingItems } from './reorder.rules';

/** The cart with its queue and what is said of an outcome, which a page of an order needs only once it is ordered again. */
const outcomeCode = () => importWithRetry(() => import('./reorder-outcome'));
/** What sends a change of the cart is fetched with it: an order is a change. */
const prefetch = () =>
  void outcomeCode().then(
    ({ prefetchSync }) => prefetchSync(),
    () => {},
  );

export interface ReorderProps {
  readonly lines: readonly OrderLine[];
  readonly accountId: string | null;
  /** Default `secondary`. */
  readonly variant?: 'primary' | 'secondary';
  /** How many products went in as asked, and how many did not. */
  readonly onAdded: (counts: { readonly added: number; readonly notAdded: number }) => void;
}

type Items = readonly AgainItem[];
type State =
  | { readonly step: 'ready' | 'adding' }
  | { readonly step: 'told'; readonly answer: AddManyResult; readonly Outcome: typeof ReorderOutcome | null };

/**
 * Puts the order's products in the cart at one press, and says line by line what did not go in as ordered. What is in
 * is never asked for twice: from then on only the rest can be added.
 */
export function Reorder({ lines, accountId, variant = 'secondary', onAdded }: ReorderProps) {
  const { m } = useMessages('order-again', orderAgainMessages);
  const common = useMessages('common', commonMessages).m;
  const adapter = useAdapter();
  const { locale } = useSettings();
  useIdlePrefetch(prefetch);
  const [asked, setAsked] = useState<Items>(() => reorderItems(lines));
  const [state, setState] = useState<State>({ step: 'ready' });
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const add = async (items: Items) => {
    setState({ step: 'adding' });
    setAsked(items);
    let Outcome: typeof ReorderOutcome | null = null;
    let answer: AddManyResult;
    try {
      const code = await outcomeCode();
      Outcome = code.ReorderOutcome;
      answer = await code.addToCart(adapter, accountId, locale.tag, items);
    } catch (thrown) {
      answer = { outcome: 'failed', error: codeNotLoaded(thrown) };
    }
    const notAdded = answer.outcome === 'partly' ? answer.items.length : 0;
    if (answer.outcome === 'done' || answer.outcome === 'partly') onAdded({ added: items.length - notAdded, notAdded });
    if (mounted.current) setState({ step: 'told', answer, Outcome });
  };

  const { answer, Outcome } = state.step === 'told' ? state : { answer: null, Outcome: null };
  const rest = answer?.outcome === 'partly' ? missingItems(asked, answer.items) : asked;
  // Added, or perhaps added: the cart is the place to go on from.
  const offered = answer === null || answer.outcome === 'failed' || (answer.outcome === 'partly' && rest.length > 0);
  return (
    <>
      {answer?.outcome === 'failed' && (
        <Banner role="alert" tone="critical" title={m.failed}>
          {common.errors[answer.error.code]}
        </Banner>
      )}
      {answer !== null && answer.outcome !== 'failed' && Outcome !== null && <Outcome answer={answer} items={asked} />}
      {offered && (
        <Button
          variant={variant}
          block
          icon={ShoppingCart}
          busy={state.step === 'adding'}
          busyLabel={m.adding}
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onClick={() => void add(rest)}
        >
          {answer?.outcome === 'partly' ? m.rest : m.now}
        </Button>
      )}
    </>
  );
}
