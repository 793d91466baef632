import { forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { RotateCcw } from 'lucide';
import { paymentAnswer } from '../../../runtime/payment/parse-payment-result';
import type {
  InlinePaymentFields,
  MountedPaymentFields,
  PaymentFieldName,
  PaymentFieldsResult,
  PaymentKind,
  PaymentToken,
} from '../../../runtime/payment/payment-fields.types';
import { useSettings } from '../../../runtime/react/provider';
import { useLatest } from '../../../runtime/react/use-latest';
import { useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { SkeletonShape, Skeleton } from '../../../ui/skeleton/skeleton';
import { Button } from '../../../ui/button/button';
import { commonMessages } from '../common.messages';
import type { AddMessages } from './add-method.messages';
import { expiryText, MethodMark } from './method-mark';

/** Calls that the form makes to the provider's fields. */
export interface PaymentSlotHandle {
  readonly submit: () => Promise<PaymentFieldsResult>;
  readonly focus: (field?: PaymentFieldName) => void;
}

export interface PaymentSlotProps {
  readonly fields: InlinePaymentFields;
  readonly kind: PaymentKind;
  readonly messages: AddMessages;
  /** Whether the buyer can pay in another way. */
  readonly hasOthers: boolean;
  readonly onReadyChange: (isReady: boolean) => void;
  readonly onEnter: () => void;
}

/** Container of the provider's fields. If they fail to load, it offers a retry, but no other field for a number. */
export const PaymentSlot = forwardRef<PaymentSlotHandle, PaymentSlotProps>(function PaymentSlot(
  { fields, kind, messages, hasOthers, onReadyChange, onEnter },
  ref,
) {
  const { m, fill } = messages;
  const { locale } = useSettings();
  const common = useMessages('common', commonMessages).m;
  const slot = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedPaymentFields | null>(null);
  const latest = useLatest({ onEnter, onReadyChange });
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'standing' | 'failed'>('loading');
  const title = fill(m.adding.fields, { provider: fields.provider });

  useEffect(() => {
    const element = slot.current;
    if (element === null) return;
    const controller = new AbortController();
    const settle = (next: 'standing' | 'failed') => {
      setState(next);
      latest.current.onReadyChange(next === 'standing');
    };
    const request = {
      kind,
      locale: locale.tag,
      title,
      onEnter: () => latest.current.onEnter(),
      signal: controller.signal,
    };
    // A host's provider may throw synchronously.
    Promise.resolve()
      .then(() => fields.mount(element, request))
      .then(
        (mountedFields) => {
          if (controller.signal.aborted) return mountedFields.unmount();
          mounted.current = mountedFields;
          settle('standing');
        },
        () => {
          if (!controller.signal.aborted) settle('failed');
        },
      );
    return () => {
      controller.abort();
      mounted.current?.unmount();
      mounted.current = null;
    };
  }, [fields, kind, locale.tag, title, attempt, latest]);

  useImperativeHandle(ref, () => ({
    submit: async () => {
      const answer = await mounted.current?.submit().catch(() => null);
      // The parser removes every property of an answer that a token does not have.
      return paymentAnswer(answer) ?? { outcome: 'failed' };
    },
    focus: (field) => mounted.current?.focus(field),
  }));

  return (
    <div part="method-fields" className="tf-method-fields" data-state={state}>
      {state === 'loading' && (
        <Skeleton label={m.adding.loading}>
          <SkeletonShape shape="block" />
        </Skeleton>
      )}
      {state === 'failed' && (
        <Banner
          role="alert"
          tone="critical"
          title={m.fields[kind]}
          action={
            <Button
              variant="secondary"
              size="sm"
              icon={RotateCcw}
              onClick={() => (setState('loading'), setAttempt(attempt + 1))}
            >
              {common.tryAgain}
            </Button>
          }
        >
          {m.fields.notLoaded} {hasOthers && m.fields.others}
        </Banner>
      )}
      {/* React does not render children here: the provider adds its own elements. */}
      <div ref={slot} className="tf-method-slot" />
    </div>
  );
});

interface HeldTokenProps extends Pick<PaymentSlotProps, 'messages'> {
  readonly token: PaymentToken;
  readonly busy: boolean;
  readonly onAnother: () => void;
}

/** Token of an entered method. The provider's fields, and the number in them, are no longer in the page. */
export const HeldToken = ({ token, messages: { m, fill }, busy, onAnother }: HeldTokenProps) => (
  <div className="tf-method-held">
    <MethodMark method={token} />
    <p className="tf-method-text">
      <bdi className="tf-medium">{fill(m.ending, { brand: token.brand, digits: token.lastFour })}</bdi>
      {token.expiry !== null && (
        <span className="tf-second tf-quiet"> {fill(m.expires, { month: expiryText(token.expiry) })}</span>
      )}
    </p>
    <Button variant="base" size="sm" aria-disabled={busy || undefined} onClick={onAnother}>
      {m.adding.another}
    </Button>
  </div>
);
