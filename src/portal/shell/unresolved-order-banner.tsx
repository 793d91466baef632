import { useEffect } from 'react';
import { useSettings } from '../../runtime/react/provider';
import { useMessages } from '../../runtime/react/use-messages';
import { Banner } from '../../ui/banner/banner';
import { Button, ButtonLink } from '../../ui/button/button';
import { useAnnounce } from '../../ui/live-region/announcer';
import { Spinner } from '../../ui/spinner/spinner';
import { portalMessages } from '../portal.messages';
import type { UnresolvedOrder } from './unresolved-order';

/** Banner with the outcome of an order whose request was in flight when its page was left, and a link to the order. */
export function UnresolvedOrderBanner({ order: { state, check, dismiss } }: { readonly order: UnresolvedOrder }) {
  const { m: all, fill } = useMessages('portal', portalMessages);
  const m = all.leftOrder;
  const { links } = useSettings();
  const title = titleOf();
  const announce = useAnnounce();
  useEffect(() => {
    if (title !== null) announce(title, { assertive: state.phase === 'unknown' || state.phase === 'not-done' });
  }, [title, state.phase, announce]);
  const dismissButton = (
    <Button variant="base" size="sm" onClick={dismiss}>
      {m.dismiss}
    </Button>
  );

  switch (state.phase) {
    case 'idle':
      return null;
    case 'sending':
    case 'checking':
      return (
        <Banner
          tone="accent"
          title={
            <span className="tf-row">
              <Spinner /> {title}
            </span>
          }
        />
      );
    case 'done': {
      const href = links.href({ to: 'order-placed', id: state.value.id });
      return (
        <Banner
          tone="positive"
          title={title}
          action={
            <span className="tf-row">
              {href !== null && (
                <ButtonLink href={href} variant="secondary" size="sm">
                  {fill(m.open, { number: state.value.number })}
                </ButtonLink>
              )}
              {dismissButton}
            </span>
          }
        >
          {m.doneText}
        </Banner>
      );
    }
    case 'refused':
    case 'not-done': {
      const href = links.href({ to: 'checkout' });
      return (
        <Banner
          tone="critical"
          title={title}
          action={
            <span className="tf-row">
              {href !== null && (
                <ButtonLink href={href} variant="secondary" size="sm">
                  {m.toCheckout}
                </ButtonLink>
              )}
              {dismissButton}
            </span>
          }
        >
          {m.notDoneText}
        </Banner>
      );
    }
    case 'unknown':
      return (
        <Banner
          tone="caution"
          title={title}
          action={
            <Button variant="secondary" size="sm" onClick={check}>
              {m.check}
            </Button>
          }
        >
          {m.unknownText}
        </Banner>
      );
    default:
      return state satisfies never;
  }

  function titleOf(): string | null {
    switch (state.phase) {
      case 'idle':
        return null;
      case 'sending':
        return m.sending;
      case 'checking':
        return m.checking;
      case 'done':
        return fill(m.done, { number: state.value.number });
      case 'refused':
      case 'not-done':
        return m.notDone;
      case 'unknown':
        return m.unknown;
      default:
        return state satisfies never;
    }
  }
}
