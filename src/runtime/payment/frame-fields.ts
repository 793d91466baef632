import { PortError } from '../../ports';
import { CHANNEL, type FromFrame, fromFrame, type ToFrame } from './frame-messages';
import type {
  InlinePaymentFields,
  MountedPaymentFields,
  PaymentFieldsRequest,
  PaymentFieldsResult,
} from './payment-fields.types';

/** Theme tokens that payment fields in a frame can use. They contain no information about the user. */
const tokens = {
  text: 'use-text',
  'text-2': 'use-text-2',
  'text-3': 'use-text-3',
  surface: 'use-surface',
  control: 'use-control',
  accent: 'use-accent',
  focus: 'use-focus',
  critical: 'use-critical',
  'critical-text': 'use-critical-text',
  'radius-2': 'radius-2',
  'control-h': 'use-control-h',
} as const;

/** Reads the theme at the position of the fields, by token, including the inherited font. */
function readFrameTheme(slot: HTMLElement): Readonly<Record<string, string>> {
  const style = slot.ownerDocument.defaultView?.getComputedStyle(slot);
  if (style === undefined) return {};
  const values = Object.entries(tokens).map(([name, drawn]) => [name, style.getPropertyValue(`--tf-${drawn}`).trim()]);
  return Object.fromEntries([...values, ['font-family', style.fontFamily], ['color-scheme', style.colorScheme]]);
}

/** Options for a provider's payment fields in a frame. */
export interface FrameFieldsOptions extends Pick<InlinePaymentFields, 'provider' | 'kinds'> {
  /** URL of the provider's page that has the fields and implements the messages of this module. */
  readonly src: string;
  /**
   * `origin` (the default): an https page of another origin; messages are accepted only from that origin. `opaque`: the
   * page is sandboxed without an origin, wherever it is hosted. Page and host cannot access each other, but the server
   * that sends the page is trusted with the input: for demos and tests.
   */
  readonly isolation?: 'origin' | 'opaque';
  /** Milliseconds to wait for the fields to load. Default: 10,000. */
  readonly patience?: number;
  /** Milliseconds to wait for a token. Default: 60,000, because a bank may ask its customer to confirm. */
  readonly answerPatience?: number;
}

const couldNotLoad = (reason: string): PortError =>
  new PortError('unavailable', `The payment fields could not load: ${reason}`);

/**
 * Shows payment fields in a frame of the provider's origin. Checks the origin, the window and the content of every
 * message.
 */
export function framePaymentFields(options: FrameFieldsOptions): InlinePaymentFields {
  const { provider, kinds } = options;
  return { provider, kinds, mount: (slot, request) => mountFrame(slot, request, options) };
}

/** Returns the URL and the origin for messages. @throws PortError for a URL that would expose numbers to the host */
function addressOf(src: string, isolation: 'origin' | 'opaque', page: Location) {
  const url = new URL(src, page.href);
  if (isolation === 'opaque') return { href: url.href, from: 'null', to: '*' };
  const isLocal = url.hostname === 'localhost' || url.hostname === '127.0.0.1';
  if (url.protocol !== 'https:' && !isLocal) throw couldNotLoad('its address is not https');
  if (url.origin === page.origin) throw couldNotLoad('a page of our own origin could be read by ours');
  return { href: url.href, from: url.origin, to: url.origin };
}

async function mountFrame(
  slot: HTMLElement,
  request: PaymentFieldsRequest,
  options: FrameFieldsOptions,
): Promise<MountedPaymentFields> {
  const { isolation = 'origin', patience = 10_000, answerPatience = 60_000, src } = options;
  const page = slot.ownerDocument.defaultView;
  if (page === null) throw couldNotLoad('there is no page');
  const address = addressOf(src, isolation, page.location);
  const frame = slot.ownerDocument.createElement('iframe');
  frame.className = 'tf-payment-frame';
  frame.title = request.title;
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  // Never `allow-top-navigation`: the frame must not navigate the page.
  frame.setAttribute(
    'sandbox',
    isolation === 'opaque' ? 'allow-scripts allow-forms' : 'allow-scripts allow-forms allow-same-origin',
  );

  const waiting = new Map<number, (answer: PaymentFieldsResult) => void>();
  let lastId = 0;
  let handleMessage: (message: FromFrame) => void = () => {};
  const post = (message: ToFrame): void =>
    frame.contentWindow?.postMessage({ channel: CHANNEL, ...message }, address.to);
  const onWindowMessage = ({ data, origin, source }: MessageEvent): void => {
    if (source === null || source !== frame.contentWindow || origin !== address.from) return;
    const message = fromFrame(data);
    if (message !== null) handleMessage(message);
  };
  page.addEventListener('message', onWindowMessage);

  function unmount(): void {
    page?.removeEventListener('message', onWindowMessage);
    frame.remove();
    for (const give of waiting.values()) give({ outcome: 'failed' });
    waiting.clear();
  }

  await new Promise<void>((resolve, reject) => {
    const fail = (reason: string): void => {
      stop();
      unmount();
      reject(couldNotLoad(reason));
    };
    const blocked = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === 'frame-src' && address.href.startsWith(blockedURI))
        fail('the page’s policy has no frame-src for it');
    };
    const onAbort = (): void => fail('it is no longer wanted');
    const timer = setTimeout(() => fail('no answer'), patience);
    const stop = (): void => {
      clearTimeout(timer);
      slot.ownerDocument.removeEventListener('securitypolicyviolation', blocked);
      request.signal?.removeEventListener('abort', onAbort);
    };
    handleMessage = (message) => {
      if (message.type === 'failed') fail('it says so');
      if (message.type === 'ready')
        post({ type: 'show', kind: request.kind, locale: request.locale, look: readFrameTheme(slot) });
      if (message.type !== 'shown') return;
      stop();
      frame.height = String(message.height);
      handleMessage = onMessage;
      resolve();
    };
    slot.ownerDocument.addEventListener('securitypolicyviolation', blocked);
    request.signal?.addEventListener('abort', onAbort, { once: true });
    if (request.signal?.aborted) return onAbort();
    frame.addEventListener('error', () => fail('the frame failed'), { once: true });
    frame.src = address.href;
    slot.append(frame);
  });

  function onMessage(message: FromFrame): void {
    if (message.type === 'height') frame.height = String(message.height);
    if (message.type === 'enter') request.onEnter();
    // After a reload of the frame the fields are empty and shown again.
    if (message.type === 'ready')
      post({ type: 'show', kind: request.kind, locale: request.locale, look: readFrameTheme(slot) });
    if (message.type === 'answer') waiting.get(message.id)?.(message.answer);
  }

  return {
    unmount,
    focus(field) {
      frame.focus();
      post({ type: 'focus', field: field ?? null });
    },
    submit: () =>
      new Promise((resolve) => {
        const id = (lastId += 1);
        const give = (answer: PaymentFieldsResult): void => {
          clearTimeout(timer);
          waiting.delete(id);
          // The request was for one kind, so a token of another kind is a failure.
          resolve(answer.outcome === 'token' && answer.value.kind !== request.kind ? { outcome: 'failed' } : answer);
        };
        const timer = setTimeout(() => give({ outcome: 'failed' }), answerPatience);
        waiting.set(id, give);
        post({ type: 'submit', id });
      }),
  };
}
