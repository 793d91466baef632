import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PortError, type PortErrorCode } from '../../../src/ports';
import { SelfRegister } from '../../../src/widgets/self-register';
import { waitUntilStable } from '../faults/page';
import { openSite, type SiteOptions } from '../faults/site';

const number = '0048-2207';

/** The form of a guest, and the actions of the test. */
async function form(options: SiteOptions = {}, events: Partial<React.ComponentProps<typeof SelfRegister>> = {}) {
  const site = openSite({ scenario: 'guest', ...options });
  const place = site.show(<SelfRegister homeURL="/" {...events} />);
  await waitUntilStable();
  const field = (name: string) =>
    waitFor(() => {
      const found = place.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (found === null) throw new Error(`No ${name}`);
      return found;
    });
  const whole = () => {
    const found = place.querySelector('form');
    if (found === null) throw new Error('No form');
    return found;
  };
  return {
    ...site,
    place,
    field,
    type: async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } }),
    choose: (way: string) => fireEvent.click(place.querySelector(`input[value=${way}]`) ?? place),
    submit: async () => {
      fireEvent.submit(whole());
      await waitUntilStable();
    },
  };
}

type Form = Awaited<ReturnType<typeof form>>;

async function toMobile(registration: Form): Promise<void> {
  await registration.type('accountNumber', number);
  await registration.submit();
  registration.choose('mobile');
  await registration.type('mobileNumber', '2075550190');
  await registration.submit();
}

const failing = (method: string, code: PortErrorCode, detail = {}): SiteOptions => ({
  instead: (called, next) => (called === method ? Promise.reject(new PortError(code, 'Test', detail)) : next()),
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a call during a registration', () => {
  it.each(['offline', 'timeout', 'unavailable', 'forbidden', 'malformed'] as const)(
    'O09 F01 F04 F06 F10 F15: that ends in %s is sent once, shows the reason, and keeps the typed values',
    async (code) => {
      const registration = await form(failing('registration.findAccount', code, { correlationId: 'REG-1' }));
      await registration.type('accountNumber', number);
      await registration.submit();
      await new Promise((resolve) => setTimeout(resolve, 60));
      expect(registration.countCalls('registration.findAccount')).toBe(1);
      expect(registration.place.querySelector('[role=alert]')?.textContent).toContain('REG-1');
      expect((await registration.field('accountNumber')).value).toBe(number);
    },
  );

  it('O09 F07: is not repeated before the backend’s delay has passed', async () => {
    const registration = await form(failing('registration.findAccount', 'too-many-requests', { retryAfter: 30_000 }));
    await registration.type('accountNumber', number);
    await registration.submit();
    await registration.submit();
    expect(registration.countCalls('registration.findAccount')).toBe(1);
    expect(registration.place.textContent).toContain('Try again in 30 seconds.');
  });

  it('O09 F24 F25: is sent once, however often the button is pressed', async () => {
    const registration = await form();
    await registration.type('accountNumber', number);
    await Promise.all([registration.submit(), registration.submit(), registration.submit()]);
    expect(registration.countCalls('registration.findAccount')).toBe(1);
  });

  it('O09 F26: is aborted when the form unmounts', async () => {
    let given: AbortSignal | undefined;
    const page = await form();
    const { register, registration } = page.demo;
    cleanup();
    const adapter = {
      ...page.adapter,
      id: 'given-up',
      register,
      registration: {
        ...registration,
        findAccount: (_request: unknown, options?: { signal?: AbortSignal }) => (
          (given = options?.signal),
          new Promise<never>(() => {})
        ),
      },
    };
    const again = openSite({ scenario: 'guest' }).show(<SelfRegister adapter={adapter} />);
    await waitUntilStable();
    fireEvent.change(again.querySelector('[name=accountNumber]') ?? again, { target: { value: number } });
    fireEvent.submit(again.querySelector('form') ?? again);
    await waitFor(() => expect(given?.aborted).toBe(false));
    cleanup();
    expect(given?.aborted).toBe(true);
  });

  it.each([[null], [{}], ['<html>'], [{ outcome: 'solar-flare' }]])(
    'O09 F17 F18: the response %j counts as a failure',
    async (odd) => {
      const registration = await form({
        instead: (called, next) => (called === 'registration.findAccount' ? Promise.resolve(odd) : next()),
      });
      await registration.type('accountNumber', number);
      await registration.submit();
      expect(registration.place.querySelector('[role=alert]')).not.toBeNull();
      expect(registration.place.querySelector('[name=accountNumber]')).not.toBeNull();
    },
  );
});

describe('a code in a text message', () => {
  const sent = (resendIn: number, expiresIn = 600): SiteOptions => ({
    instead: (called, next) =>
      called === 'registration.sendCode'
        ? Promise.resolve({ outcome: 'sent', challenge: 'c', digits: 6, resendIn, expiresIn })
        : next(),
  });
  const again = ({ place }: Form) => place.querySelectorAll<HTMLElement>('.tf-register-texted .tf-button')[1];

  it('can be requested again when its wait is over, with a countdown', async () => {
    const registration = await form(sent(2));
    await toMobile(registration);
    expect(registration.place.textContent).toContain('You can ask for a new code in 2 seconds.');
    expect(again(registration)?.getAttribute('aria-disabled')).toBe('true');
    await waitFor(() => expect(again(registration)?.getAttribute('aria-disabled')).toBeNull(), { timeout: 4000 });
    fireEvent.click(again(registration) ?? registration.place);
    await waitUntilStable();
    expect(registration.countCalls('registration.sendCode')).toBe(2);
  });

  it('is announced once, beside the focused field', async () => {
    const registration = await form(sent(30));
    await toMobile(registration);
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('one-time-code'));
    const said = () =>
      [...registration.place.querySelectorAll('[aria-live], [role=status]')].filter(({ textContent }) =>
        textContent?.includes('We sent a code'),
      );
    await waitFor(() => expect(said()).toHaveLength(1));
    await waitUntilStable();
    expect(said()).toHaveLength(1);
  });

  it('is sent to another number only on request', async () => {
    const registration = await form(sent(30));
    await toMobile(registration);
    fireEvent.click(registration.place.querySelector('.tf-register-texted .tf-button') ?? registration.place);
    expect((await registration.field('mobileNumber')).value).toBe('(207) 555-0190');
    expect(registration.countCalls('registration.sendCode')).toBe(1);
  });
});

describe('events to the host', () => {
  it('contain the step and the outcome, and no personal data', async () => {
    const details: unknown[] = [];
    const registration = await form(
      {},
      {
        onStepChange: (detail) => void details.push(detail),
        onVerify: (detail) => void details.push(detail),
        onOutcome: (detail) => void details.push(detail),
      },
    );
    await registration.type('accountNumber', number);
    await registration.submit();
    registration.choose('code');
    await registration.type('code', 'NQ-2207-HAR');
    await registration.submit();
    await registration.type('firstName', 'Robin');
    await registration.type('lastName', 'Marsh');
    await registration.type('email', 'robin@harborlane.example');
    await registration.type('phoneNumber', '2075550111');
    await registration.submit();
    await waitFor(() => expect(details).toContainEqual({ outcome: 'activation-email-sent' }));
    expect(details).toEqual([
      { step: 'verify', title: 'Verify your account' },
      { method: 'code' },
      { step: 'details', title: 'Your details' },
      { outcome: 'activation-email-sent' },
    ]);
  });
});

it('accepts any phone where the store does, in both steps, and requires one', async () => {
  const registration = await form({
    answer: (method, value) =>
      method === 'session.settings' ? { ...(value as object), skipPhoneNumberValidationEnabled: true } : value,
  });
  await registration.type('accountNumber', number);
  await registration.submit();
  registration.choose('mobile');
  await registration.submit();
  expect(registration.place.textContent).toContain('Enter your mobile number.');
  await registration.type('mobileNumber', '+44 20 7946 0000');
  await registration.submit();
  expect((await registration.field('mobileNumber')).value).toBe('+44 20 7946 0000');
  expect(registration.countCalls('registration.sendCode')).toBe(1);
});

it('fits a page of 320 pixels at every step', async () => {
  await page.viewport(320, 700);
  const registration = await form();
  await toMobile(registration);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(1280, 900);
});
