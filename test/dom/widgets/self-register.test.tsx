import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PortError, type PortErrorCode } from '../../../src/ports';
import { SelfRegister } from '../../../src/widgets/self-register';
import { rest } from '../faults/page';
import { openSite, type SiteOptions } from '../faults/site';

const number = '0048-2207';

/** The form of a guest, and the actions of the test. */
async function form(options: SiteOptions = {}, events: Partial<React.ComponentProps<typeof SelfRegister>> = {}) {
  const site = openSite({ scenario: 'guest', ...options });
  const place = site.show(<SelfRegister homeURL="/" {...events} />);
  await rest();
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
      await rest();
    },
  };
}

type Form = Awaited<ReturnType<typeof form>>;

async function toMobile(shown: Form): Promise<void> {
  await shown.type('accountNumber', number);
  await shown.submit();
  shown.choose('mobile');
  await shown.type('mobileNumber', '2075550190');
  await shown.submit();
}

const failing = (method: string, code: PortErrorCode, detail = {}): SiteOptions => ({
  instead: (asked, next) => (asked === method ? Promise.reject(new PortError(code, 'Test', detail)) : next()),
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a call during a registration', () => {
  it.each(['offline', 'timeout', 'unavailable', 'forbidden', 'malformed'] as const)(
    'O09 F01 F04 F06 F10 F15: that ends in %s is sent once, shows the reason, and keeps the typed values',
    async (code) => {
      const shown = await form(failing('registration.findAccount', code, { correlationId: 'REG-1' }));
      await shown.type('accountNumber', number);
      await shown.submit();
      await new Promise((resolve) => setTimeout(resolve, 60));
      expect(shown.asked('registration.findAccount')).toBe(1);
      expect(shown.place.querySelector('[role=alert]')?.textContent).toContain('REG-1');
      expect((await shown.field('accountNumber')).value).toBe(number);
    },
  );

  it('O09 F07: is not repeated before the backend’s delay has passed', async () => {
    const shown = await form(failing('registration.findAccount', 'too-many-requests', { retryAfter: 30_000 }));
    await shown.type('accountNumber', number);
    await shown.submit();
    await shown.submit();
    expect(shown.asked('registration.findAccount')).toBe(1);
    expect(shown.place.textContent).toContain('Try again in 30 seconds.');
  });

  it('O09 F24 F25: is sent once, however often the button is pressed', async () => {
    const shown = await form();
    await shown.type('accountNumber', number);
    await Promise.all([shown.submit(), shown.submit(), shown.submit()]);
    expect(shown.asked('registration.findAccount')).toBe(1);
  });

  it('O09 F26: is aborted when the form unmounts', async () => {
    let given: AbortSignal | undefined;
    const shown = await form();
    const { register, registration } = shown.demo;
    cleanup();
    const adapter = {
      ...shown.adapter,
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
    await rest();
    fireEvent.change(again.querySelector('[name=accountNumber]') ?? again, { target: { value: number } });
    fireEvent.submit(again.querySelector('form') ?? again);
    await waitFor(() => expect(given?.aborted).toBe(false));
    cleanup();
    expect(given?.aborted).toBe(true);
  });

  it.each([[null], [{}], ['<html>'], [{ outcome: 'solar-flare' }]])(
    'O09 F17 F18: the response %j counts as a failure',
    async (odd) => {
      const shown = await form({
        instead: (asked, next) => (asked === 'registration.findAccount' ? Promise.resolve(odd) : next()),
      });
      await shown.type('accountNumber', number);
      await shown.submit();
      expect(shown.place.querySelector('[role=alert]')).not.toBeNull();
      expect(shown.place.querySelector('[name=accountNumber]')).not.toBeNull();
    },
  );
});

describe('a code in a text message', () => {
  const sent = (resendIn: number, expiresIn = 600): SiteOptions => ({
    instead: (asked, next) =>
      asked === 'registration.sendCode'
        ? Promise.resolve({ outcome: 'sent', challenge: 'c', digits: 6, resendIn, expiresIn })
        : next(),
  });
  const again = ({ place }: Form) => place.querySelectorAll<HTMLElement>('.tf-register-texted .tf-button')[1];

  it('can be requested again when its wait is over, with a countdown', async () => {
    const shown = await form(sent(2));
    await toMobile(shown);
    expect(shown.place.textContent).toContain('You can ask for a new code in 2 seconds.');
    expect(again(shown)?.getAttribute('aria-disabled')).toBe('true');
    await waitFor(() => expect(again(shown)?.getAttribute('aria-disabled')).toBeNull(), { timeout: 4000 });
    fireEvent.click(again(shown) ?? shown.place);
    await rest();
    expect(shown.asked('registration.sendCode')).toBe(2);
  });

  it('is announced once, beside the focused field', async () => {
    const shown = await form(sent(30));
    await toMobile(shown);
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('one-time-code'));
    const said = () =>
      [...shown.place.querySelectorAll('[aria-live], [role=status]')].filter(({ textContent }) =>
        textContent?.includes('We sent a code'),
      );
    await waitFor(() => expect(said()).toHaveLength(1));
    await rest();
    expect(said()).toHaveLength(1);
  });

  it('is sent to another number only on request', async () => {
    const shown = await form(sent(30));
    await toMobile(shown);
    fireEvent.click(shown.place.querySelector('.tf-register-texted .tf-button') ?? shown.place);
    expect((await shown.field('mobileNumber')).value).toBe('(207) 555-0190');
    expect(shown.asked('registration.sendCode')).toBe(1);
  });
});

describe('events to the host', () => {
  it('contain the step and the outcome, and no personal data', async () => {
    const told: unknown[] = [];
    const shown = await form(
      {},
      {
        onStepChange: (detail) => void told.push(detail),
        onVerify: (detail) => void told.push(detail),
        onOutcome: (detail) => void told.push(detail),
      },
    );
    await shown.type('accountNumber', number);
    await shown.submit();
    shown.choose('code');
    await shown.type('code', 'NQ-2207-HAR');
    await shown.submit();
    await shown.type('firstName', 'Robin');
    await shown.type('lastName', 'Marsh');
    await shown.type('email', 'robin@harborlane.example');
    await shown.type('phoneNumber', '2075550111');
    await shown.submit();
    await waitFor(() => expect(told).toContainEqual({ outcome: 'activation-email-sent' }));
    expect(told).toEqual([
      { step: 'verify', title: 'Verify your account' },
      { method: 'code' },
      { step: 'details', title: 'Your details' },
      { outcome: 'activation-email-sent' },
    ]);
  });
});

it('accepts any phone where the store does, in both steps, and requires one', async () => {
  const shown = await form({
    answer: (method, value) =>
      method === 'session.settings' ? { ...(value as object), skipPhoneNumberValidationEnabled: true } : value,
  });
  await shown.type('accountNumber', number);
  await shown.submit();
  shown.choose('mobile');
  await shown.submit();
  expect(shown.place.textContent).toContain('Enter your mobile number.');
  await shown.type('mobileNumber', '+44 20 7946 0000');
  await shown.submit();
  expect((await shown.field('mobileNumber')).value).toBe('+44 20 7946 0000');
  expect(shown.asked('registration.sendCode')).toBe(1);
});

it('fits a page of 320 pixels at every step', async () => {
  await page.viewport(320, 700);
  const shown = await form();
  await toMobile(shown);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(1280, 900);
});
