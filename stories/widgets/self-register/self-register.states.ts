import { expect, userEvent, waitFor } from 'storybook/test';
import { SMS_CODE } from '../../../src/adapters/demo/engine/registration';
import type { Adapter } from '../../../src/ports';
import { storedKey, storeFor } from '../../../src/runtime/storage';
import type { selfRegisterContract, SelfRegisterProps } from '../../../src/widgets/self-register';
import { fails, never } from '../../support/ports';
import { withAnyPhone } from '../../support/session-ports';
import type { StatesOf } from '../../support/state-stories';

type Playing = { readonly canvasElement: HTMLElement };

const found = (scope: ParentNode, selector: string, at = 0): Promise<HTMLElement> =>
  waitFor(() => {
    const element = [...scope.querySelectorAll<HTMLElement>(selector)].at(at);
    if (element === undefined) throw new Error(`No ${selector}`);
    return element;
  });

const submit = 'button[type=submit]';
const next = async ({ canvasElement }: Playing): Promise<void> => userEvent.click(await found(canvasElement, submit));
const choose = async ({ canvasElement }: Playing, value: string): Promise<void> =>
  userEvent.click(await found(canvasElement, `input[type=radio][value="${value}"]`));
const field = ({ canvasElement }: Playing, name: string) =>
  found(canvasElement, `input[name="${name}"], select[id$="-${name}"]`);
const write = async (playing: Playing, name: string, text: string): Promise<void> =>
  userEvent.type(await field(playing, name), text);
const alerted = ({ canvasElement }: Playing) => found(canvasElement, '.tf-banner[role=alert]');

/** Checks that the error summary has the focus and that its first link moves the focus to a field. */
async function flagged({ canvasElement }: Playing): Promise<void> {
  const summary = await found(canvasElement, '.tf-error-summary');
  await waitFor(() => expect(summary).toHaveFocus());
  await userEvent.click(await found(summary, 'a'));
  await waitFor(() => expect(canvasElement.querySelector('.tf-register-form :focus')).not.toBeNull());
}

async function find(playing: Playing, number = '0048-2207'): Promise<void> {
  await write(playing, 'accountNumber', number);
  await next(playing);
}

/** Opens the second step and checks that its heading has the focus. */
async function toVerify(playing: Playing, number?: string): Promise<void> {
  await find(playing, number);
  await found(playing.canvasElement, 'input[type=radio]');
  await waitFor(() => expect(playing.canvasElement.querySelector('.tf-register-form h4')).toHaveFocus());
}

async function byCode(playing: Playing, code = 'NQ-2207-HAR', number?: string): Promise<void> {
  await toVerify(playing, number);
  await choose(playing, 'code');
  await write(playing, 'code', code);
  await next(playing);
}

async function toText(playing: Playing, mobileNumber = '2075550190'): Promise<void> {
  await toVerify(playing);
  await choose(playing, 'mobile');
  await write(playing, 'mobileNumber', mobileNumber);
  await next(playing);
}

async function withText(playing: Playing): Promise<void> {
  await toText(playing);
  const code = await field(playing, 'one-time-code');
  await waitFor(() => expect(code).toHaveFocus());
}

async function answered(
  playing: Playing,
  { by = byCode, email = 'robin@harborlane.example', phone = '2075550111' } = {},
): Promise<void> {
  await by(playing);
  await write(playing, 'firstName', 'Robin');
  await write(playing, 'lastName', 'Marsh');
  await write(playing, 'email', email);
  const phoneNumber = await field(playing, 'phoneNumber');
  await userEvent.clear(phoneNumber);
  await userEvent.type(phoneNumber, phone);
}

async function sent(playing: Playing, how?: Parameters<typeof answered>[1]): Promise<void> {
  await answered(playing, how);
  await next(playing);
}

/** Checks that the final outcome has the focus. */
async function ended({ canvasElement }: Playing, tone: 'positive' | 'caution'): Promise<void> {
  await found(canvasElement, `.tf-register-mark[data-tone=${tone}]`);
  await waitFor(() => expect(canvasElement.querySelector('.tf-register-end')).toHaveFocus());
}

type Registration = NonNullable<Adapter['registration']>;
const registration =
  (change: Partial<Registration>) =>
  (demo: Adapter): Partial<Adapter> => ({ registration: { ...demo.registration, ...change } });
const registering =
  (change: Partial<NonNullable<Adapter['register']>>) =>
  (demo: Adapter): Partial<Adapter> => ({ register: { ...demo.register, ...change } });

const scenario = 'guest';
const sentCode =
  (resendIn: number, expiresIn = 600) =>
  async () =>
    ({ outcome: 'sent', challenge: `story-${resendIn}`, digits: 6, resendIn, expiresIn }) as const;

/** A draft that was stored before a reload. */
const begun = {
  step: 'details',
  accountNumber: '0048-2207',
  found: { methods: ['code', 'invoice', 'mobile'], smsOptOutCode: '55501' },
  method: 'code',
  mobileNumber: '',
  language: 'en-US',
  proof: { handle: 'story', method: 'code', name: 'Harbor Lane Taproom', number: '0048-2207', expiresAt: 4e12 },
  firstName: 'Robin',
  lastName: 'Marsh',
  email: '',
  phoneNumber: '',
};

/** Arguments, ports and checks of every state that the contract lists. */
export const selfRegisterStates: StatesOf<typeof selfRegisterContract, SelfRegisterProps> = {
  loading: { scenario, ports: (demo) => ({ session: { ...demo.session, isGuest: never } }), shows: 'Loading the form' },
  account: { scenario, play: async (playing) => void (await field(playing, 'accountNumber')) },
  'account-missing': {
    scenario,
    play: async (playing) => {
      await next(playing);
      await flagged(playing);
    },
  },
  'account-unknown': {
    scenario,
    play: async (playing) => {
      await find(playing, '9999-0000');
      await flagged(playing);
      // Typing removes the error.
      await write(playing, 'accountNumber', '1');
      await waitFor(() => expect(playing.canvasElement.querySelector('.tf-error-summary')).toBeNull());
      await next(playing);
      await flagged(playing);
    },
  },
  'account-locked': {
    scenario,
    ports: registration({ findAccount: async () => ({ outcome: 'refused', reason: 'too-many-attempts' }) }),
    play: async (playing) => {
      await find(playing);
      await flagged(playing);
    },
  },
  looking: {
    scenario,
    ports: registration({ findAccount: never }),
    play: async (playing) => {
      await find(playing);
      await found(playing.canvasElement, 'button[data-busy]');
    },
  },
  'not-answered': {
    scenario,
    ports: registration({ findAccount: fails('unexpected', { correlationId: 'STORY-500' }) }),
    play: async (playing) => {
      await find(playing);
      await expect((await alerted(playing)).textContent).toContain('STORY-500');
      await expect(await field(playing, 'accountNumber')).toHaveValue('0048-2207');
    },
  },
  'wait-asked': {
    scenario,
    ports: registration({ findAccount: fails('too-many-requests', { retryAfter: 60_000 }) }),
    play: async (playing) => {
      await find(playing);
      await alerted(playing);
    },
  },
  choose: { scenario, play: (playing) => toVerify(playing) },
  'choose-missing': {
    scenario,
    play: async (playing) => {
      await toVerify(playing);
      await next(playing);
      await flagged(playing);
    },
  },
  code: {
    scenario,
    play: async (playing) => {
      await toVerify(playing);
      await choose(playing, 'code');
      await field(playing, 'code');
    },
  },
  'code-refused': {
    scenario,
    play: async (playing) => {
      await byCode(playing, 'NQ-0000');
      await flagged(playing);
      await expect(await field(playing, 'code')).toHaveValue('NQ-0000');
    },
  },
  invoice: {
    scenario,
    play: async (playing) => {
      await toVerify(playing);
      await choose(playing, 'invoice');
      await field(playing, 'invoiceNumber');
    },
  },
  'invoice-refused': {
    scenario,
    play: async (playing) => {
      await toVerify(playing);
      await choose(playing, 'invoice');
      await write(playing, 'invoiceNumber', 'INV-1');
      await next(playing);
      await flagged(playing);
    },
  },
  mobile: {
    scenario,
    play: async (playing) => {
      await toVerify(playing);
      await choose(playing, 'mobile');
      await field(playing, 'mobileNumber');
    },
  },
  'mobile-refused': {
    scenario,
    play: async (playing) => {
      await toText(playing, '2075550999');
      await flagged(playing);
      await expect(await field(playing, 'mobileNumber')).toHaveValue('(207) 555-0999');
    },
  },
  'text-sent': {
    scenario,
    play: async (playing) => {
      await withText(playing);
      await expect(
        await found(playing.canvasElement, '.tf-register-texted [aria-describedby].tf-button'),
      ).toHaveAttribute('aria-disabled', 'true');
    },
  },
  'text-again': {
    scenario,
    ports: registration({ sendCode: sentCode(0) }),
    play: async (playing) => {
      await withText(playing);
      const again = await found(playing.canvasElement, '.tf-register-texted .tf-button', 1);
      await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'));
    },
  },
  'text-refused': {
    scenario,
    play: async (playing) => {
      await withText(playing);
      await write(playing, 'one-time-code', '000000');
      await next(playing);
      await flagged(playing);
    },
  },
  'text-expired': {
    scenario,
    ports: registration({ sendCode: sentCode(0, 0) }),
    play: async (playing) => {
      await withText(playing);
      await waitFor(() =>
        expect(playing.canvasElement.querySelector('.tf-register-texted .tf-field-error')).not.toBeNull(),
      );
    },
  },
  'text-failed': {
    scenario,
    ports: registration({ sendCode: async () => ({ outcome: 'refused', reason: 'generation-failed' }) }),
    play: async (playing) => {
      await toText(playing);
      await alerted(playing);
      await expect(await field(playing, 'mobileNumber')).toHaveValue('(207) 555-0190');
    },
  },
  'text-too-many': {
    scenario,
    ports: registration({ sendCode: async () => ({ outcome: 'refused', reason: 'too-many-codes' }) }),
    play: async (playing) => {
      await toText(playing);
      await alerted(playing);
    },
  },
  'no-tries': {
    scenario,
    ports: registration({ verify: async () => ({ outcome: 'refused', reason: 'not-verified', triesLeft: 0 }) }),
    play: async (playing) => {
      await byCode(playing, 'NQ-0000');
      await ended(playing, 'caution');
    },
  },
  'no-method': {
    scenario,
    ports: registration({ findAccount: async () => ({ outcome: 'found', methods: [], smsOptOutCode: null }) }),
    play: async (playing) => {
      await find(playing);
      await ended(playing, 'caution');
    },
  },
  'verified-account': {
    scenario,
    play: async (playing) => {
      await byCode(playing);
      await field(playing, 'firstName');
      await userEvent.click(await found(playing.canvasElement, '.tf-register-footer .tf-button'));
      await found(playing.canvasElement, '.tf-banner[data-tone=positive]');
    },
  },
  details: {
    scenario,
    play: async (playing) => {
      await byCode(playing);
      await field(playing, 'firstName');
      await waitFor(() => expect(playing.canvasElement.querySelector('.tf-register-form h4')).toHaveFocus());
    },
  },
  'details-invalid': {
    scenario,
    play: async (playing) => {
      await byCode(playing);
      await write(playing, 'email', 'robin@harborlane');
      await write(playing, 'phoneNumber', '20755');
      await next(playing);
      await flagged(playing);
      await expect(playing.canvasElement.querySelectorAll('.tf-error-summary a')).toHaveLength(4);
    },
  },
  'any-phone': {
    // A phone number that another store would reject is sent.
    scenario,
    ports: (demo) => ({ ...withAnyPhone(demo), ...registering({ prepare: never })(demo) }),
    play: async (playing) => {
      await answered(playing, { phone: '20755' });
      await next(playing);
      await found(playing.canvasElement, 'button[data-busy]');
    },
  },
  'email-registered': {
    scenario,
    args: { signInURL: '/login', passwordResetURL: '/reset' },
    play: async (playing) => {
      await sent(playing, { email: 'dana@harborlane.example' });
      const banner = await alerted(playing);
      await expect([...banner.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
        '/login',
        '/reset',
      ]);
      await expect(await field(playing, 'email')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  sending: {
    scenario,
    ports: registering({ prepare: never }),
    play: async (playing) => {
      await sent(playing);
      await found(playing.canvasElement, 'button[data-busy]');
    },
  },
  checking: {
    scenario,
    ports: registering({ commit: fails('timeout'), outcome: never }),
    play: async (playing) => {
      await sent(playing);
      await found(playing.canvasElement, '.tf-banner[data-tone=accent]');
    },
  },
  unknown: {
    scenario,
    ports: registering({ commit: fails('timeout'), outcome: fails('forbidden'), abandon: fails('forbidden') }),
    play: async (playing) => {
      await sent(playing);
      await waitFor(() => expect(playing.canvasElement.querySelector('.tf-banner[role=alert] button')).not.toBeNull(), {
        timeout: 20_000,
      });
    },
  },
  'not-done': {
    scenario,
    ports: registering({ prepare: fails('unavailable', { correlationId: 'STORY-503' }) }),
    play: async (playing) => {
      await sent(playing);
      await alerted(playing);
    },
  },
  'verification-expired': {
    scenario,
    ports: registering({ prepare: async () => ({ outcome: 'refused', reason: 'verification-expired' }) }),
    play: async (playing) => {
      await sent(playing);
      await userEvent.click(await found(await alerted(playing), 'button'));
      await choose(playing, 'invoice');
      await field(playing, 'invoiceNumber');
    },
  },
  verified: {
    scenario,
    args: {
      homeURL: '/',
      signInURL: '/login',
      appStoreIos: 'https://apps.apple.com/',
      appStoreAndroid: 'https://play.google.com/store',
    },
    play: async (playing) => {
      await sent(playing, {
        by: async () => {
          await withText(playing);
          await write(playing, 'one-time-code', SMS_CODE);
          await next(playing);
        },
      });
      await ended(playing, 'positive');
      await expect(
        [...playing.canvasElement.querySelectorAll('.tf-register-footer a')].map((link) => link.getAttribute('href')),
      ).toEqual(['/login', '/']);
    },
  },
  rejected: {
    scenario,
    args: { homeURL: '/' },
    play: async (playing) => {
      await sent(playing, { by: () => byCode(playing, 'NQ-7741-LOW', '0050-7741') });
      await ended(playing, 'caution');
      await expect(playing.canvasElement.querySelector('.tf-register-end a[href^="tel:"]')).not.toBeNull();
      await expect(playing.canvasElement.querySelector('.tf-register-footer a')).toHaveAttribute('href', '/');
    },
  },
  'activation-email-sent': {
    scenario,
    args: { homeURL: '/', appStoreIos: 'https://apps.apple.com/', appStoreAndroid: 'https://play.google.com/store' },
    play: async (playing) => {
      await sent(playing);
      await ended(playing, 'positive');
      await expect((await found(playing.canvasElement, '.tf-register-end')).textContent).toContain(
        'robin@harborlane.example',
      );
      await expect(playing.canvasElement.querySelector('.tf-register-footer a')).toHaveAttribute('href', '/');
    },
  },
  kept: {
    scenario,
    // Stories store nothing, so the draft is stored first, for an adapter with its own id.
    ports: () => {
      storeFor('registration', 'memory').set(
        storedKey('registration', 'story-register-kept', 'guest'),
        JSON.stringify(begun),
      );
      return { id: 'story-register-kept' };
    },
    play: async (playing) => {
      await expect(await field(playing, 'lastName')).toHaveValue('Marsh');
      await userEvent.click(await found(playing.canvasElement, '.tf-banner .tf-button'));
      await expect(await field(playing, 'accountNumber')).toHaveValue('');
    },
  },
  'signed-in': { args: { homeURL: '/' }, shows: /^You already have access/ },
  failed: {
    ports: (demo) => ({ session: { ...demo.session, isGuest: fails('unexpected') } }),
    shows: 'The form did not load',
  },
  offline: {
    scenario: 'offline',
    ports: (demo) => ({ session: { ...demo.session, isGuest: async () => true } }),
    play: async (playing) => {
      await find(playing);
      await alerted(playing);
    },
  },
};
