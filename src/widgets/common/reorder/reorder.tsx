import { useEffect, useRef, useState } from 'react';
import { ShoppingCart } from 'lucide';
import type { OrderLine } from '../../../domain';
import type { AddManyResult } from '../../../runtime/cart/cart.state';
import type { HostAnswer } from '../../../runtime/events';
import { codeNotLoaded } from '../../../runtime/online';
import { useAdapter } from '../../../runtime/react/use-adapter';
import { useSettings } from '../../../runtime/react/provider';
import { useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { importWithRetry } from '../../../ui/lazy/import-with-retry';
import { useIdlePrefetch } from '../../../ui/lazy/use-idle-prefetch';
import { commonMessages } from '../common.messages';
import { reorderMessages } from './reorder.messages';
import type { ReorderOutcome } from './reorder-outcome';
import type { ReorderRequest } from './reorder.types';
import { type ReorderItem, reorderItems, missingItems } from './reorder.rules';

/** Loads the cart and the result view. A page of an order needs both only for a reorder. */
const outcomeCode = () => importWithRetry(() => import('./reorder-outcome'));
/** Also loads the code that sends changes, because a reorder is one. */
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
  /** Asks the host before products are added. */
  readonly onAdd: (items: ReorderRequest['items']) => HostAnswer;
  /** Called with the number of products that were added in full, and of the others. */
  readonly onAdded: (counts: { readonly added: number; readonly notAdded: number }) => void;
}

type Items = readonly ReorderItem[];
type State =
  | { readonly step: 'ready' | 'adding' }
  | { readonly step: 'ended'; readonly answer: AddManyResult; readonly Outcome: typeof ReorderOutcome | null };

/**
 * Button that adds an order's products to the cart, and a list of those that were not added as ordered. Added items are
 * never sent again: a retry only contains the rest.
 */
export function Reorder({ lines, accountId, variant = 'secondary', onAdd, onAdded }: ReorderProps) {
  const { m } = useMessages('reorder', reorderMessages);
  const common = useMessages('common', commonMessages).m;
  const adapter = useAdapter();
  const { locale } = useSettings();
  useIdlePrefetch(prefetch);
  const [requested, setRequested] = useState<Items>(() => reorderItems(lines));
  const [state, setState] = useState<State>({ step: 'ready' });
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const add = async (items: Items) => {
    const before = state;
    setState({ step: 'adding' });
    const asked = items.map(({ product, quantity }) => ({ productId: product.id, quantity }));
    if (!(await onAdd(asked))) return setState(before);
    setRequested(items);
    let Outcome: typeof ReorderOutcome | null = null;
    let answer: AddManyResult;
    try {
      const code = await outcomeCode();
      Outcome = code.ReorderOutcome;
      answer = await code.addToCart(adapter, accountId, locale.tag, items);
    } catch (thrown) {
      answer = { outcome: 'failed', error: codeNotLoaded(thrown) };
    }
    const notAdded = answer.outcome === 'partial' ? answer.items.length : 0;
    if (answer.outcome === 'done' || answer.outcome === 'partial')
      onAdded({ added: items.length - notAdded, notAdded });
    if (mounted.current) setState({ step: 'ended', answer, Outcome });
  };

  const { answer, Outcome } = state.step === 'ended' ? state : { answer: null, Outcome: null };
  const rest = answer?.outcome === 'partial' ? missingItems(requested, answer.items) : requested;
  // After a complete or an unknown result the buyer continues in the cart.
  const isOffered = answer === null || answer.outcome === 'failed' || (answer.outcome === 'partial' && rest.length > 0);
  return (
    <>
      {answer?.outcome === 'failed' && (
        <Banner role="alert" tone="critical" title={m.failed}>
          {common.errors[answer.error.code]}
        </Banner>
      )}
      {answer !== null && answer.outcome !== 'failed' && Outcome !== null && (
        <Outcome answer={answer} items={requested} />
      )}
      {isOffered && (
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
          {answer?.outcome === 'partial' ? m.rest : m.now}
        </Button>
      )}
    </>
  );
}
