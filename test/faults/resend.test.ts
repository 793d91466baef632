import { describe, expect, it, vi } from 'vitest';
import { type PortErrorCode, PortError } from '../../src/ports';
import type { ActivationOutcome } from '../../src/rules';
import { resendModel } from '../../src/widgets/resend-activation/resend-activation.machine';
import { json, page, type Stubbed, stubbed } from '../adapters/salesforce/support/stub';

const email = 'dana@harborlane.example';
type Resend = Parameters<typeof resendModel>[0];

/** The form with an entered address, and its port calls. */
function form(resend: Resend, typed = email) {
  const resendSpy = vi.fn(resend);
  const model = resendModel(resendSpy);
  model.change(typed);
  return { model, resendSpy, state: () => model.store.getState() };
}

const sent = async (): Promise<ActivationOutcome> => 'success';
const lateAnswer = () => {
  let answer = (_outcome: ActivationOutcome): void => {};
  return {
    resend: () => new Promise<ActivationOutcome>((resolve) => (answer = resolve)),
    answer: (outcome: ActivationOutcome) => answer(outcome),
  };
};

describe('requesting another activation email', () => {
  // Every failed call needs the buyer: nothing is stored, looked up or resent automatically (decision 21).
  it.each([
    ['O10 F01: offline', 'offline'],
    ['O10 F02 F03: a lost connection, whatever the outcome of the request,', 'timeout'],
    ['O10 F04: a timeout', 'timeout'],
    ['O10 F05: a failure of the service', 'unexpected'],
    ['O10 F06: a service that is down', 'unavailable'],
    ['O10 F07 F08: a requested delay', 'too-many-requests'],
    ['O10 F09: an ended session', 'signed-out'],
    ['O10 F10: missing access', 'forbidden'],
    ['O10 F11: a missing record', 'not-found'],
    ['O10 F12: a conflict', 'conflict'],
    ['O10 F13: a rejected address', 'rejected'],
    ['O10 F15: an unreadable response', 'malformed'],
  ] as const satisfies readonly (readonly [string, PortErrorCode])[])(
    '%s shows customer service after one request, and leads from there to an empty form',
    async (_cell, code) => {
      const { model, resendSpy, state } = form(() => Promise.reject(new PortError(code, 'Test', { retryAfter: 10 })));
      expect(await model.submit()).toBe('contact-customer-service');
      expect(state()).toEqual({ step: 'contact-customer-service' });
      await new Promise((resolve) => setTimeout(resolve, 30));
      expect(resendSpy).toHaveBeenCalledExactlyOnceWith({ email });
      model.tryAgain();
      expect(state()).toEqual({ step: 'form', email: '', problem: null });
    },
  );

  const over: readonly (readonly [string, Stubbed, ActivationOutcome])[] = [
    ['O10 F14: accepted for later, without a code', new Response(null, { status: 202 }), 'contact-customer-service'],
    ['O10 F14: accepted for later, with a code', json(JSON.stringify({ responseCode: 'SUCCESS' }), 202), 'success'],
    [
      'O10 F15: truncated JSON',
      new Response('{"responseCode":"SUCC', { headers: { 'content-type': 'application/json' } }),
      'contact-customer-service',
    ],
    [
      'O10 F16: a sign-in page',
      page('<!DOCTYPE html><form action="/login"><input name="pw" type="password"></form>'),
      'contact-customer-service',
    ],
    ['O10 F17: no code', json(JSON.stringify({})), 'contact-customer-service'],
    ['O10 F17: null as a code', json(JSON.stringify({ responseCode: null })), 'contact-customer-service'],
    ['O10 F17: a number as a code', json(JSON.stringify({ responseCode: 1 })), 'contact-customer-service'],
    ['O10 F18: an unknown code', json(JSON.stringify({ responseCode: 'SOLAR_FLARE' })), 'contact-customer-service'],
    [
      'O10 F48: names of object prototypes',
      new Response(JSON.stringify('{"__proto__":{"responseCode":"SUCCESS","polluted":true}}')),
      'contact-customer-service',
    ],
  ];
  it.each(over)('%s shows a message, or where to get help', async (_cell, answer, outcome) => {
    const { adapter, sent: requests } = stubbed({ sendActivationEmail: answer });
    const names = Object.getOwnPropertyNames(Object.prototype).length;
    const { model } = form((request) => adapter.activation.resend(request));
    expect(await model.submit()).toBe(outcome);
    expect(requests.filter(({ url }) => url.pathname.endsWith('/sendActivationEmail'))).toHaveLength(1);
    expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(names);
    expect('polluted' in {}).toBe(false);
  });

  it('O10 F58: survives a host that rejects without an error or never answers', async () => {
    const { model } = form(() => Promise.reject('no error'));
    expect(await model.submit()).toBe('contact-customer-service');
    const { model: patient, state } = form(() => new Promise(() => {}));
    void patient.submit();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(state()).toEqual({ step: 'sending', email });
  });

  it('O10 F20: shows the address as busy during a slow call', async () => {
    const { resend, answer } = lateAnswer();
    const { model, state } = form(resend);
    const sending = model.submit();
    expect(state()).toEqual({ step: 'sending', email });
    answer('success');
    await sending;
    expect(state()).toEqual({ step: 'success' });
  });

  it('O10 F22: uses a response once: it has no effect after the buyer continued', async () => {
    const { resend, answer } = lateAnswer();
    const { model, state } = form(resend);
    const sending = model.submit();
    answer('success');
    answer('already-activated');
    await sending;
    expect(state()).toEqual({ step: 'success' });
    expect(await model.submit()).toBeNull();
  });

  it.each(['F24', 'F25'])('O10 %s: sends one request for two presses, or for a press and Enter', async () => {
    const { model, resendSpy } = form(sent);
    await Promise.all([model.submit(), model.submit(), model.submit()]);
    expect(resendSpy).toHaveBeenCalledOnce();
  });

  it('O10 F26: shows the response when the buyer returns to the form: a write is never aborted', async () => {
    const { resend, answer } = lateAnswer();
    const { model, state, resendSpy } = form(resend);
    const sending = model.submit();
    answer('success');
    expect(await sending).toBe('success');
    expect(resendSpy.mock.calls[0]?.[1]?.signal).toBeUndefined();
    expect(state()).toEqual({ step: 'success' });
  });

  it.each([
    ['O10 F43: ten thousand characters without a space', `${'w'.repeat(10_000)}@example.com`],
    ['O10 F44: an address with a bidirectional name', 'da\u202ena@harborlane.example'],
    ['O10 F45: a number', '-0'],
    ['O10 F45: `NaN`', 'NaN'],
  ])('%s is sent completely or not at all, and kept as typed', async (_cell, typed) => {
    const { model, resendSpy, state } = form(sent, typed);
    const outcome = await model.submit();
    if (outcome === null) expect(state()).toEqual({ step: 'form', email: typed, problem: 'typeMismatch' });
    expect(resendSpy.mock.calls.map(([request]) => request.email)).toEqual(outcome === null ? [] : [typed]);
  });
});
