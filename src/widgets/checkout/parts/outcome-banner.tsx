import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Order, OrderRefusal } from '../../../domain';
import type { CommitState } from '../../../runtime/commit/commit.types';
import { useSettings } from '../../../runtime/react/provider';
import { RichWords } from '../../../runtime/react/rich-words';
import { useWords, type Words } from '../../../runtime/react/use-words';
import { Banner } from '../../../ui/banner/banner';
import { Button, ButtonLink } from '../../../ui/button/button';
import { PhoneLink } from '../../common/phone-link';
import { Spinner } from '../../../ui/spinner/spinner';
import { commonMessages } from '../../common/common.messages';
import type { checkoutMessages } from '../checkout.messages';

interface OutcomeBannerProps {
  readonly state: CommitState<Order, OrderRefusal>;
  readonly words: Words<typeof checkoutMessages>;
  readonly onCheck: () => void;
}

/** What is known of the order that was sent, over the form. It takes the focus when there is something to decide. */
export function OutcomeBanner({ state, words, onCheck }: OutcomeBannerProps) {
  const { m, fill } = words;
  const { links, customerService } = useSettings();
  const common = useWords('common', commonMessages).m;
  const banner = useRef<HTMLDivElement>(null);
  const decides = state.phase === 'unknown' || state.phase === 'refused' || state.phase === 'not-done';
  useEffect(() => {
    if (decides) banner.current?.focus();
  }, [decides, state.phase]);
  const told = (tone: 'caution' | 'critical', title: string, text: ReactNode, action: ReactNode) => (
    <div ref={banner} tabIndex={-1} className="tf-checkout-outcome">
      <Banner role="alert" tone={tone} title={title} action={action}>
        {text}
      </Banner>
    </div>
  );
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
      return <Sending words={words} />;
    case 'checking':
      return (
        <Banner role="status" tone="accent" title={<Waiting text={m.progress.checking} />}>
          {m.progress.checkingText}
        </Banner>
      );
    case 'unknown':
      return told(
        'caution',
        m.unknown.title,
        <>
          {m.unknown.text}{' '}
          {customerService && (
            <RichWords text={m.unknown.call} values={{ phone: <PhoneLink phone={customerService.phone} /> }} />
          )}
        </>,
        <Button variant="secondary" size="sm" onClick={onCheck}>
          {m.unknown.check}
        </Button>,
      );
    case 'refused':
      return told('critical', m.refused.title, m.refused[state.reason], back);
    case 'not-done':
      return told('critical', m.notDone.title, state.error === null ? m.notDone.text : fill(m.notDone.why, { why: common.errors[state.error.code] }), back);
    default:
      return state satisfies never;
  }
}

const Waiting = ({ text }: { readonly text: string }) => (
  <span className="tf-row">
    <Spinner /> {text}
  </span>
);

/** Seconds after which the words change: waiting is said to be waiting (TRUST F04). */
const SLOW = 2000;
const VERY_SLOW = 10_000;

function Sending({ words: { m } }: Pick<OutcomeBannerProps, 'words'>) {
  const [text, setText] = useState<string>(m.progress.sending);
  useEffect(() => {
    const timers = [
      setTimeout(() => setText(m.progress.slow), SLOW),
      setTimeout(() => setText(m.progress.verySlow), VERY_SLOW),
    ];
    return () => timers.forEach(clearTimeout);
  }, [m]);
  return <Banner role="status" tone="accent" title={<Waiting text={text} />} />;
}
