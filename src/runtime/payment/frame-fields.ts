import { PortError } from '../../ports';
import { CHANNEL, type FromFrame, fromFrame, type ToFrame } from './frame-messages';
import type {
  InlinePaymentFields,
  MountedPaymentFields,
  PaymentFieldsRequest,
  PaymentFieldsResult,
} from './payment-fields.types';

/** The values of the page's look that fields in a frame may follow. They say nothing of who is here. */
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

/** How the page looks where the fields are to stand, by token, with the type that is inherited there. */
function readFrameTheme(slot: HTMLElement): Readonly<Record<string, string>> {
  const style = slot.ownerDocument.defaultView?.getComputedStyle(slot);
  if (style === undefined) return {};
  const values = Object.entries(tokens).map(([name, drawn]) => [name, style.getPropertyValue(`--tf-${drawn}`).trim()]);
  return Object.fromEntries([...values, ['font-family', style.fontFamily], ['color-scheme', style.colorScheme]]);
}

/** How a provider's page of fields is framed. */
export interface FrameFieldsOptions extends Pick<InlinePaymentFields, 'provider' | 'kinds'> {
  /** Address of the provider's page that holds the fields and speaks the messages of this slot. */
  readonly src: string;
  /**
   * `origin` (the default): the page is https and of another origin than ours; it is heard from that origin alone.
   * `opaque`: the page is sandboxed without an origin of its own, whoever serves it. It can reach nothing of ours nor we of
   * it, but the server that sends it is trusted with what is typed: for demos and tests.
   */
  readonly isolation?: 'origin' | 'opaque';
  /** Milliseconds until fields that do not stand are given up; 10,000 unless said. */
  readonly patience?: number;
  /** Milliseconds a token is waited for; 60,000 unless said: a bank may ask its customer something. */
  readonly answerPatience?: number;
}

const couldNotLoad = (why: string): PortError =>
  new PortError('unavailable', `The payment fields could not load: ${why}`);

/** Payment fields in a frame of the provider's own origin: exact origin, exact window, every message checked. */
export function framePaymentFields(options: FrameFieldsOptions): InlinePaymentFields {
  const { provider, kinds } = options;
  return { provider, kinds, mount: (slot, request) => mountFrame(slot, request, options) };
}

/** The origin to hear and to speak to. @throws PortError for an address that would not keep numbers from us */
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
  // Never `allow-top-navigation`: the fields must not take the page away.
  frame.setAttribute(
    'sandbox',
    isolation === 'opaque' ? 'allow-scripts allow-forms' : 'allow-scripts allow-forms allow-same-origin',
  );

  const waiting = new Map<number, (answer: PaymentFieldsResult) => void>();
  let asked = 0;
  let heard: (message: FromFrame) => void = () => {};
  const say = (message: ToFrame): void =>
    frame.contentWindow?.postMessage({ channel: CHANNEL, ...message }, address.to);
  const hear = ({ data, origin, source }: MessageEvent): void => {
    if (source === null || source !== frame.contentWindow || origin !== address.from) return;
    const message = fromFrame(data);
    if (message !== null) heard(message);
  };
  page.addEventListener('message', hear);

  function unmount(): void {
    page?.removeEventListener('message', hear);
    frame.remove();
    for (const give of waiting.values()) give({ outcome: 'failed' });
    waiting.clear();
  }

  await new Promise<void>((stand, reject) => {
    const fail = (why: string): void => {
      stop();
      unmount();
      reject(couldNotLoad(why));
    };
    const blocked = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === 'frame-src' && address.href.startsWith(blockedURI))
        fail('the page’s policy has no frame-src for it');
    };
    const gone = (): void => fail('it is no longer wanted');
    const timer = setTimeout(() => fail('no answer'), patience);
    const stop = (): void => {
      clearTimeout(timer);
      slot.ownerDocument.removeEventListener('securitypolicyviolation', blocked);
      request.signal?.removeEventListener('abort', gone);
    };
    heard = (message) => {
      if (message.type === 'failed') fail('it says so');
      if (message.type === 'ready')
        say({ type: 'show', kind: request.kind, locale: request.locale, look: readFrameTheme(slot) });
      if (message.type !== 'shown') return;
      stop();
      frame.height = String(message.height);
      heard = onMessage;
      stand();
    };
    slot.ownerDocument.addEventListener('securitypolicyviolation', blocked);
    request.signal?.addEventListener('abort', gone, { once: true });
    if (request.signal?.aborted) return gone();
    frame.addEventListener('error', () => fail('the frame failed'), { once: true });
    frame.src = address.href;
    slot.append(frame);
  });

  function onMessage(message: FromFrame): void {
    if (message.type === 'height') frame.height = String(message.height);
    if (message.type === 'enter') request.onEnter();
    // A frame that loaded anew shows its fields again, empty.
    if (message.type === 'ready')
      say({ type: 'show', kind: request.kind, locale: request.locale, look: readFrameTheme(slot) });
    if (message.type === 'answer') waiting.get(message.id)?.(message.answer);
  }

  return {
    unmount,
    focus(field) {
      frame.focus();
      say({ type: 'focus', field: field ?? null });
    },
    submit: () =>
      new Promise((resolve) => {
        const id = (asked += 1);
        const give = (answer: PaymentFieldsResult): void => {
          clearTimeout(timer);
          waiting.delete(id);
          // The fields were asked for one kind: an answer of another is none.
          resolve(answer.outcome === 'token' && answer.value.kind !== request.kind ? { outcome: 'failed' } : answer);
        };
        const timer = setTimeout(() => give({ outcome: 'failed' }), answerPatience);
        waiting.set(id, give);
        say({ type: 'submit', id });
      }),
  };
}
