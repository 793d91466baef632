import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createMemoryStore } from '../../../../src/adapters/demo';
import { PortError, type PortErrorCode } from '../../../../src/ports';
import { getSessionRuntime } from '../../../../src/runtime/session/session';
import { storedKey } from '../../../../src/runtime/storage';
import {
  fillRequired,
  fails,
  never,
  submitOrder,
  countOrders,
  commitButton,
  findMessage,
  openCheckout,
  type CheckoutHarness,
  type CheckoutOptions,
} from './checkout-harness';

const openGuestCheckout = (options: CheckoutOptions = {}) => openCheckout({ scenario: 'guest-checkout', ...options });

/** The stored details of the guest, in the format of the tab's storage. */
const inStorage = (): unknown => {
  const key = Object.keys(sessionStorage).find((name) => name.startsWith(`${storedKey('guest')}:`));
  return key === undefined ? null : JSON.parse(sessionStorage.getItem(key) ?? 'null');
};

async function fillIn(
  view: CheckoutHarness,
  details: Partial<Record<'lastName' | 'email' | 'phone', string>> = {},
): Promise<void> {
  const { lastName = 'Reyes', email = 'reyes@pier.example', phone = '2075550117' } = details;
  fireEvent.change(await within(view.container).findByLabelText('Last name'), { target: { value: lastName } });
  fireEvent.change(within(view.container).getByLabelText('Email'), { target: { value: email } });
  fireEvent.change(within(view.container).getByLabelText('Phone number'), { target: { value: phone } });
}
const continueToNextStep = (view: CheckoutHarness) =>
  fireEvent.click(within(view.container).getByRole('button', { name: 'Continue to checkout' }));
const storedDetails = { lastName: 'Reyes', email: 'reyes@pier.example', phoneNumber: '(207) 555-0117' };

beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(1280, 900);
});

describe('saving a guest’s details, which calls no backend', () => {
  const broken: readonly (readonly [fault: string, code: PortErrorCode])[] = [
    ['F02', 'timeout'],
    ['F03', 'timeout'],
    ['F05', 'unexpected'],
    ['F06', 'unavailable'],
    ['F07', 'too-many-requests'],
    ['F08', 'too-many-requests'],
    ['F10', 'forbidden'],
    ['F11', 'not-found'],
    ['F12', 'conflict'],
    ['F13', 'rejected'],
    ['F15', 'malformed'],
  ];
  it.each(broken)(
    'O16 %s: keeps them while every checkout call fails with %s, and checkout can be retried',
    async (_fault, code) => {
      let down = true;
      const view = openGuestCheckout({
        ports: ({ checkout }) => ({
          open: (request, options) => (down ? fails(code)() : checkout.open(request, options)),
        }),
      });
      await fillIn(view);
      continueToNextStep(view);
      await findMessage('Checkout did not load');
      expect(inStorage()).toEqual(storedDetails);
      down = false;
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await screen.findByLabelText('PO number');
      expect(view.container.textContent).toContain('reyes@pier.example');
    },
  );

  it('O16 F01: keeps them while offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const view = openGuestCheckout();
    await fillIn(view);
    continueToNextStep(view);
    await screen.findByLabelText('PO number');
    expect(inStorage()).toEqual(storedDetails);
  });

  it.each(['F04', 'F14', 'F20'])(
    'O16 %s: shows that it is loading while no response arrives, with the details kept',
    async () => {
      const view = openGuestCheckout({ ports: () => ({ open: never }) });
      await fillIn(view);
      continueToNextStep(view);
      await waitFor(() => expect(view.container.querySelector('[aria-busy="true"], .tf-skeleton')).not.toBeNull());
      expect(inStorage()).toEqual(storedDetails);
    },
  );

  it.each(['F09', 'F16'])(
    'O16 %s: keeps them when the guest’s session expired, and returns to the same step',
    async () => {
      let ended = true;
      const view = openGuestCheckout({
        ports: ({ checkout }) => ({
          open: (request, options) => (ended ? fails('signed-out')() : checkout.open(request, options)),
        }),
      });
      await fillIn(view);
      continueToNextStep(view);
      await findMessage('Your session ended. Sign in again to continue where you left off.');
      ended = false;
      await getSessionRuntime(view.adapter).reload();
      await screen.findByLabelText('PO number');
      expect(inStorage()).toEqual(storedDetails);
    },
  );

  it('O16 F13: lists missing and invalid fields, moves the focus to the list, and keeps the typed values', async () => {
    const view = openGuestCheckout();
    await fillIn(view, { lastName: '  ', email: 'reyes@', phone: '207' });
    continueToNextStep(view);
    const summary = await screen.findByRole('group', { name: '3 fields need attention' });
    expect(document.activeElement).toBe(summary);
    fireEvent.click(within(summary).getByRole('link', { name: 'Enter your last name.' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Last name'));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('reyes@');
    // Each is stored only when it is not blank (decision 12).
    expect(inStorage()).toEqual({ email: 'reyes@', phoneNumber: '(207' });
  });

  it('O16 F17: accepts any phone number where the store allows it, but not a blank one', async () => {
    const view = openGuestCheckout({ session: { skipPhoneNumberValidationEnabled: true } });
    await fillIn(view, { phone: ' ' });
    continueToNextStep(view);
    await screen.findAllByText('Enter a phone number.');
    await fillIn(view, { phone: '+44 20 7946 0018' });
    continueToNextStep(view);
    await screen.findByLabelText('PO number');
    expect(inStorage()).toMatchObject({ phoneNumber: '+44 20 7946 0018' });
  });

  it('O16 F18: a setting of an unknown type counts as off', async () => {
    // The store's text for true is not a boolean: decision 12.
    openGuestCheckout({ session: { guestCheckoutEnabled: 'yes' as unknown as boolean } });
    await findMessage('Sign in to see this');
  });

  it.each(['F24', 'F25'])('O16 %s: continues once, however often it is pressed', async () => {
    const view = openGuestCheckout();
    await fillIn(view);
    const button = screen.getByRole('button', { name: 'Continue to checkout' });
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByLabelText('PO number');
    expect(view.callsOf('open')).toHaveLength(1);
  });

  it.each(['F26', 'F31', 'F32'])(
    'O16 %s: has the typed values when the page is restored, complete or not',
    async () => {
      const view = openGuestCheckout({ id: 'site' });
      await fillIn(view, { phone: '207' });
      view.unmount();
      const next = openGuestCheckout({ id: 'site' });
      expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('reyes@pier.example');
      await fillIn(next);
      continueToNextStep(next);
      await screen.findByLabelText('PO number');
      next.unmount();
      openGuestCheckout({ id: 'site' });
      // The guest is known: the step is skipped.
      await screen.findByLabelText('PO number');
      expect(screen.queryByLabelText('Last name')).toBeNull();
    },
  );

  it('O16 F21: keeps the last typed values', async () => {
    const view = openGuestCheckout();
    await fillIn(view, { lastName: 'Rey' });
    await fillIn(view, { lastName: 'Reyes' });
    expect(inStorage()).toEqual(storedDetails);
  });

  it('O16 F33: keeps the typed values when the page’s language changes', async () => {
    const view = openGuestCheckout();
    await fillIn(view, { phone: '207' });
    view.rerender(<div lang="fr-CA">{view.page}</div>);
    expect((await within(view.container).findByLabelText<HTMLInputElement>('Last name')).value).toBe('Reyes');
  });

  it('O16 F41: is unchanged when the page becomes visible again', async () => {
    const view = openGuestCheckout();
    await fillIn(view);
    fireEvent(document, new Event('visibilitychange'));
    expect(within(view.container).getByLabelText<HTMLInputElement>('Phone number').value).toBe('(207) 555-0117');
  });

  it('O16 F27: works in strict mode', async () => {
    const view = openGuestCheckout({ strict: true });
    await fillIn(view);
    continueToNextStep(view);
    await screen.findByLabelText('PO number');
    expect(inStorage()).toEqual(storedDetails);
  });

  it.each(['F29', 'F30'])('O16 %s: another tab’s guest is another guest', async () => {
    // Details are in the tab's own storage: those of a second tab of the site are not read.
    localStorage.setItem(`${storedKey('guest')}:site`, JSON.stringify({ lastName: 'Other' }));
    const view = openGuestCheckout({ id: 'site' });
    expect((await within(view.container).findByLabelText<HTMLInputElement>('Last name')).value).toBe('');
  });

  it.each(['F34', 'F35', 'F56'])('O16 %s: works where storage throws', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const view = openGuestCheckout();
    await fillIn(view);
    continueToNextStep(view);
    await screen.findByLabelText('PO number');
  });

  it.each(['"text"', '7', '[]', '{"lastName":9,"email":{"a":1}}', '{"__proto__":{"lastName":"x"}}', '{broken'])(
    'O16 F36: ignores invalid stored details: %s',
    async (text) => {
      sessionStorage.setItem(`${storedKey('guest')}:site`, text);
      const view = openGuestCheckout({ id: 'site' });
      expect((await within(view.container).findByLabelText<HTMLInputElement>('Last name')).value).toBe('');
    },
  );

  it('O16 F44: keeps names as they are typed, in any script', async () => {
    const view = openGuestCheckout();
    await fillIn(view, { lastName: ' Ó Súilleabháin‏ محمد ' });
    continueToNextStep(view);
    await screen.findByLabelText('PO number');
    expect(view.container.querySelector('.tf-checkout-identity bdi')?.textContent).toBe('Ó Súilleabháin‏ محمد');
  });

  it('O16 F48: ignores keys that reach an object’s prototype', async () => {
    sessionStorage.setItem(`${storedKey('guest')}:site`, '{"constructor":"x","toString":"y","lastName":"Reyes"}');
    const view = openGuestCheckout({ id: 'site' });
    expect((await within(view.container).findByLabelText<HTMLInputElement>('Last name')).value).toBe('Reyes');
  });

  it.each(['F43', 'F60'])('O16 %s: fits the narrowest page with the longest name', async () => {
    await page.viewport(320, 640);
    const view = openGuestCheckout();
    await fillIn(view, { lastName: 'W'.repeat(3000) });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    continueToNextStep(view);
    await screen.findByLabelText('PO number');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  it('O16 F58: works when the adapter throws synchronously', async () => {
    const view = openGuestCheckout({
      ports: () => ({
        open: () => {
          throw new PortError('unexpected', 'sync');
        },
      }),
    });
    await fillIn(view);
    continueToNextStep(view);
    await findMessage('Checkout did not load');
    expect(inStorage()).toEqual(storedDetails);
  });
});

describe('an order of a guest', () => {
  it('is placed once, confirmed on the same page, and removes the guest’s details', async () => {
    const view = openGuestCheckout();
    await fillIn(view);
    continueToNextStep(view);
    await submitOrder(view);
    await findMessage(/Order \d+ placed/);
    expect(document.activeElement?.textContent).toMatch(/Order \d+ placed/);
    expect(view.callsOf('prepare')[0]?.request).toMatchObject({
      accountId: null,
      guest: storedDetails,
      method: 'pickup',
    });
    expect(inStorage()).toBeNull();
    expect(await countOrders(view)).toBe(1);
  });

  it('is found on the next visit if its response was lost', async () => {
    const storage = createMemoryStore();
    const view = openGuestCheckout({
      id: 'site',
      storage,
      ports: ({ checkout }) => ({ place: async (request) => (await checkout.place(request), never()) }),
    });
    await fillIn(view);
    continueToNextStep(view);
    await fillRequired(view);
    fireEvent.click(commitButton(view));
    await waitFor(async () => expect(await countOrders(view)).toBe(1));
    view.unmount();
    vi.spyOn(navigator.locks, 'request').mockImplementation((_name: string, ...rest: readonly unknown[]) => {
      const work = rest.at(-1) as (lock: object) => unknown; // the callback is the last argument
      return Promise.resolve(work({}));
    });
    const next = openGuestCheckout({ id: 'site', storage });
    await findMessage(/Order \d+ placed/);
    expect(next.callsOf('place')).toEqual([]);
  });
});
