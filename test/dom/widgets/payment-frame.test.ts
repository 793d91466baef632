import { afterEach, describe, expect, it } from 'vitest';
import { framePaymentFields } from '../../../src/runtime/payment/frame-fields';
import { CHANNEL } from '../../../src/runtime/payment/frame-messages';

// No server runs at this port: the test sends the frame's messages itself, with the frame's window as the source.
const src = 'http://localhost:9/fields';
const ORIGIN = 'http://localhost:9';
const token = { token: 'tok_1', kind: 'card', brand: 'Visa', lastFour: '4242', expiry: { year: 2031, month: 4 } };

afterEach(() => document.body.replaceChildren());

function slot(): HTMLElement {
  const place = document.createElement('div');
  document.body.append(place);
  return place;
}
const request = { kind: 'card', locale: 'en-US', title: 'Card details', onEnter: () => undefined } as const;
const windowOf = (place: HTMLElement): Window | null => place.querySelector('iframe')?.contentWindow ?? null;
const say = (message: object, source: Window | null, origin = ORIGIN): void =>
  void window.dispatchEvent(new MessageEvent('message', { data: { channel: CHANNEL, ...message }, origin, source }));

describe('the frame of a payment provider', () => {
  it('accepts messages of its own origin and window only', async () => {
    const place = slot();
    const mounting = framePaymentFields({ provider: 'P', kinds: ['card'], src, patience: 4000 }).mount(place, request);
    const frame = place.querySelector('iframe');
    expect(frame?.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-same-origin');
    let isMounted = false;
    void mounting.then(() => (isMounted = true));
    const wrong: readonly (readonly [Window | null, string])[] = [
      [window, ORIGIN],
      [null, ORIGIN],
      [windowOf(place), 'http://localhost:90'],
      [windowOf(place), 'https://localhost:9'],
      [windowOf(place), 'null'],
      [windowOf(place), `${ORIGIN}.evil.example`],
      [windowOf(place), location.origin],
    ];
    for (const [source, origin] of wrong) say({ type: 'shown', height: 200 }, source, origin);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isMounted).toBe(false);
    say({ type: 'shown', height: 200 }, windowOf(place));
    const fields = await mounting;

    const asking = fields.submit();
    let answered = false;
    void asking.then(() => (answered = true));
    for (const [source, origin] of wrong)
      say({ type: 'answer', id: 1, answer: { outcome: 'token', value: token } }, source, origin);
    say({ type: 'answer', id: 2, answer: { outcome: 'token', value: token } }, windowOf(place));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(answered).toBe(false);
    say(
      { type: 'answer', id: 1, answer: { outcome: 'token', value: { ...token, number: '4242424242424242' } } },
      windowOf(place),
    );
    expect(await asking).toEqual({ outcome: 'token', value: token });
    fields.unmount();
    expect(place.querySelector('iframe')).toBeNull();
  });

  it('O05 F59: fails when it does not load, and when its address has the page’s own origin', async () => {
    const late = framePaymentFields({ provider: 'P', kinds: ['card'], src, patience: 30 });
    const place = slot();
    await expect(late.mount(place, request)).rejects.toMatchObject({ code: 'unavailable' });
    expect(place.childElementCount).toBe(0);
    for (const address of ['/fields', 'http://pay.example/fields', 'javascript:alert(1)', 'data:text/html,x']) {
      await expect(
        framePaymentFields({ provider: 'P', kinds: ['card'], src: address }).mount(slot(), request),
      ).rejects.toMatchObject({ code: 'unavailable' });
    }
    const over = new AbortController();
    const mounting = late.mount(slot(), { ...request, signal: over.signal });
    over.abort();
    await expect(mounting).rejects.toMatchObject({ code: 'unavailable' });
  });
});
