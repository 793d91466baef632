import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { PortError } from '../../ports';
import { useAdapter } from '../../runtime/react/use-adapter';
import { useDisposable } from '../../runtime/react/use-disposable';
import { useSettings } from '../../runtime/react/provider';
import { useMessages } from '../../runtime/react/use-messages';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { fillSlot } from '../common/slots';
import { lazyParts } from './parts/lazy-parts';
import { resendActivationContract } from './resend-activation.contract';
import { resendActivationMessages } from './resend-activation.messages';
import { resendModel } from './resend-activation.machine';
import type { ResendActivationEvents, ResendActivationProps } from './resend-activation.types';
import { ResendActivationView } from './resend-activation.view';

/** Reserves the space of the background image. */
const PictureToCome = () => <div part="resend-picture" className="tf-resend-picture" aria-hidden="true" />;

const Background = /* @__PURE__ */ lazyParts.part('Background', PictureToCome);

function ResendActivationBody(props: ResendActivationProps & WidgetTools<ResendActivationEvents>) {
  const { slots = {}, background, emit } = props;
  const adapter = useAdapter();
  const { customerService } = useSettings();
  const messages = useMessages(resendActivationContract.name, resendActivationMessages, props.messages);
  const model = useDisposable(
    () =>
      resendModel(async (request) => {
        if (adapter.activation?.resend === undefined)
          throw new PortError('rejected', 'The adapter sends no activation emails');
        return adapter.activation.resend(request);
      }),
    [adapter],
  );

  const state = useStore(model.store);
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    // The initial form does not take the focus from the page; every later step moves it.
    if (state.step === 'sending') moved.current = true;
    else if (moved.current) heading.current?.focus();
  }, [state.step]);

  // Memoized per adapter, so that the image is requested once and not on every key press.
  const images = useMemo(() => imagesOf(adapter), [adapter]);

  const submit = async () => {
    const outcome = await model.submit();
    if (outcome === null) {
      field.current?.focus();
      return null;
    }
    emit('outcome', { outcome });
    if (outcome === 'success') emit('resend', {});
    return outcome;
  };

  return (
    <div part="resend" className="tf-resend">
      <Background background={background} content={images} />
      <div part="resend-side" className="tf-resend-side">
        {fillSlot(slots.header)}
        {fillSlot(slots.top)}
        <div className="tf-resend-middle">
          <ResendActivationView
            state={state}
            act={{ ...model, submit }}
            messages={messages}
            overrides={props.messages}
            heading={heading}
            field={field}
            phone={props.custservnumber ?? customerService?.phone ?? null}
            addresses={props}
          />
        </div>
        {fillSlot(slots.bottom)}
      </div>
    </div>
  );
}

const imagesOf = (adapter: ReturnType<typeof useAdapter>) =>
  adapter.content?.image === undefined ? undefined : { image: adapter.content.image.bind(adapter.content) };

/** Screen that resends the activation email. Uses one port method. */
export const ResendActivation = /* @__PURE__ */ defineWidget<ResendActivationProps, ResendActivationEvents>(
  resendActivationContract,
  ResendActivationBody,
);
