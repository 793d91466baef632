import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FaultKind, FaultRule } from '../../../src/adapters/demo';
import { PortError, type PortMethod } from '../../../src/ports';
import { getSessionRuntime } from '../../../src/runtime/session/session';
import { ChangePassword } from '../../../src/widgets/change-password';
import { UserAdmin } from '../../../src/widgets/user-admin';
import { UserProfile } from '../../../src/widgets/user-profile';
import { otherAccount, home, waitUntilStable, said } from './page';
import { withKeys } from './mutate-response';
import { openSite, type Site, type SiteOptions } from './site';

const locale = 'en-US';
let complaints: unknown[];
beforeEach(() => {
  complaints = [];
  for (const how of ['error', 'warn'] as const)
    vi.spyOn(console, how).mockImplementation(
      (...parts: unknown[]) => void complaints.push(parts.map(String).join(' ').slice(0, 200)),
    );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
  expect(complaints).toEqual([]);
});

const phoneOf = (place: HTMLElement): HTMLInputElement => {
  const input = place.querySelector<HTMLInputElement>('input[type="tel"]');
  if (input === null) throw new Error('No phone');
  return input;
};

/** A change of a phone number: another user's, or the buyer's own. */
interface FormCase {
  readonly operation: 'O13' | 'O14';
  readonly method: PortMethod;
  readonly failed: string;
  readonly saved: RegExp;
  /** Renders the form. */
  readonly open: (site: Site, onSaved: () => void) => Promise<HTMLElement>;
  /** The stored phone number, read past all faults, and the revision of the record. */
  readonly readStored: (
    site: Site,
  ) => Promise<{ readonly phone: string | undefined; readonly revision: string | undefined }>;
  /** Changes the same record remotely. */
  readonly other: (site: Site, phone: string) => Promise<unknown>;
  readonly changed: RegExp;
}

const samOf = ({ demo }: Site) => demo.users.read({ accountId: home, userId: 'sam', locale });

const stages: readonly FormCase[] = [
  {
    operation: 'O13',
    method: 'users.edit',
    failed: 'The user was not saved',
    saved: /Sam Ortiz\W* saved/,
    changed: /Someone else changed \W*Sam Ortiz/,
    async open(site, onSaved) {
      const place = site.show(<UserAdmin value={{ pageSize: 50 }} onUserEdit={onSaved} />);
      await waitUntilStable();
      fireEvent.click(
        await waitFor(
          () => place.querySelector('[data-user="sam"] .tf-users-edit') ?? Promise.reject(new Error('Not yet')),
        ),
      );
      await waitFor(() => phoneOf(place));
      return place;
    },
    readStored: async (site) => {
      const sam = await samOf(site);
      return { phone: sam?.phoneNumber, revision: sam?.revision };
    },
    async other(site, phone) {
      const sam = await samOf(site);
      if (sam === null) throw new Error('Sam is there');
      const { firstName, lastName, mobileNumber, language, permissions, accounts, revision } = sam;
      return site.demo.users.edit({
        accountId: home,
        locale,
        userId: 'sam',
        revision,
        details: {
          firstName,
          lastName,
          mobileNumber,
          language,
          permissions,
          accountIds: accounts.map(({ id }) => id),
          phoneNumber: phone,
        },
      });
    },
  },
  {
    operation: 'O14',
    method: 'profile.save',
    failed: 'Your profile was not saved',
    saved: /Profile saved/,
    changed: /Your profile was changed somewhere else/,
    async open(site, onSaved) {
      const place = site.show(<UserProfile onProfileSave={onSaved} />);
      await waitUntilStable();
      await waitFor(() => phoneOf(place));
      return place;
    },
    readStored: async ({ demo }) => {
      const { phoneNumber, revision } = await demo.profile.read({ locale });
      return { phone: phoneNumber, revision };
    },
    other: ({ demo }, phone) => demo.profile.save({ locale, changes: { phoneNumber: phone } }),
  },
];

const [typed, formatted] = ['2075550163', '(207) 555-0163'];

async function openForm({ open, method, readStored }: FormCase, options: SiteOptions = {}) {
  const site = openSite(options);
  const onSaved = vi.fn();
  const place = await open(site, onSaved);
  const submit = () => fireEvent.submit(phoneOf(place).closest('form') as HTMLFormElement); // every form has a phone field
  return {
    site,
    place,
    onSaved,
    submit,
    type: () => fireEvent.change(phoneOf(place), { target: { value: typed } }),
    injectFault: (kind: FaultKind, more: Partial<FaultRule> = {}) =>
      site.demo.demo.setFaults([{ method, kind, times: 1, ...more }]),
    expectText: (text: string | RegExp) => waitFor(() => expect(said(place)).toMatch(text)),
    readStored: () => readStored(site),
  };
}

describe.each(stages)('changing a person ($operation)', (stage) => {
  it.each([
    ['O13 O14 F01: offline', 'offline'],
    ['O13 O14 F03: when the request is lost', 'drop-before-commit'],
    ['O13 O14 F04: when no response arrives in time', 'timeout'],
    ['O13 O14 F06: while the service is down', 'unavailable'],
    ['O13 O14 F07: while the service limits the rate', 'rate-limited'],
    ['O13 O14 F08: whatever delay the service asks for', 'rate-limited'],
    ['O13 O14 F10: without access', 'forbidden'],
    ['O13 O14 F11: that was removed', 'not-found'],
    ['O13 O14 F13: that is not accepted', 'rejected'],
    ['O13 O14 F15: when the answer can not be read', 'malformed'],
  ] as const)(
    '%s shows the reason, keeps the typed values, does not retry on its own, and works on the next press',
    async (_cell, kind) => {
      const { site, place, onSaved, type, injectFault, submit, expectText, readStored } = await openForm(stage);
      const before = await readStored();
      type();
      injectFault(kind, { detail: { retryAfter: 5 } });
      submit();
      await expectText(stage.failed);
      await new Promise((resolve) => setTimeout(resolve, 25));
      expect(site.countCalls(stage.method)).toBe(1);
      expect(phoneOf(place).value).toBe(formatted);
      expect(await readStored()).toEqual(before);
      expect(onSaved).not.toHaveBeenCalled();
      submit();
      await expectText(stage.saved);
      expect((await readStored()).phone).toBe(formatted);
    },
  );

  it('O13 O14 F02: a change whose response was lost is found to be done, and done once', async () => {
    const { type, injectFault, submit, expectText, readStored, onSaved } = await openForm(stage);
    type();
    injectFault('commit-and-drop');
    submit();
    await expectText(stage.failed);
    const once = await readStored();
    expect(once.phone).toBe(formatted);
    submit();
    await expectText(stage.saved);
    expect(await readStored()).toEqual(once);
    expect(onSaved).toHaveBeenCalledOnce();
  });

  it('O13 O14 F05: a failure inside the service is reported, and the typed values stay', async () => {
    let fails = true;
    const { place, type, submit, expectText } = await openForm(stage, {
      instead: (method, next) =>
        method === stage.method && fails
          ? Promise.reject(new PortError('unexpected', '500', { correlationId: 'c-1' }))
          : next(),
    });
    type();
    submit();
    await expectText(stage.failed);
    expect(phoneOf(place).value).toBe(formatted);
    fails = false;
    submit();
    await expectText(stage.saved);
  });

  it.each(['F09', 'F16'])(
    'O13 O14 %s: an expired session is reported, and the typed values are there after signing in again',
    async () => {
      const { site, place, type, injectFault, submit, expectText } = await openForm(stage);
      type();
      injectFault('signed-out');
      submit();
      await expectText('Your session ended');
      await getSessionRuntime(site.adapter).reload();
      await waitUntilStable();
      if (stage.operation === 'O13')
        fireEvent.click(
          await waitFor(
            () => place.querySelector('[data-user="sam"] .tf-users-edit') ?? Promise.reject(new Error('Not yet')),
          ),
        );
      await waitFor(() => expect(phoneOf(place).value).toBe(formatted));
      await expectText('We restored your changes');
    },
  );

  it('O13 O14 F12 F29: a remote change is reported, is not overwritten unseen, and is replaced by the typed values on the next press', async () => {
    const { site, place, type, submit, expectText, readStored } = await openForm(stage);
    type();
    await stage.other(site, '(207) 555-0155');
    submit();
    await expectText(stage.changed);
    expect([(await readStored()).phone, phoneOf(place).value]).toEqual(['(207) 555-0155', formatted]);
    submit();
    await expectText(stage.saved);
    expect((await readStored()).phone).toBe(formatted);
  });

  it('O13 O14 F13: a refused field shows its problem, and the summary links to it', async () => {
    const { place, type, submit, expectText } = await openForm(stage, {
      instead: (method, next) =>
        method === stage.method
          ? Promise.reject(new PortError('rejected', 'No', { fields: { phoneNumber: 'patternMismatch' } }))
          : next(),
    });
    type();
    submit();
    await expectText('1 field needs attention');
    await waitFor(() => expect(document.activeElement?.className).toContain('tf-error-summary'));
    expect([phoneOf(place).getAttribute('aria-invalid'), phoneOf(place).value]).toEqual(['true', formatted]);
  });

  it('O13 O14 F20 F23: is busy until the response arrives, and is reported as saved only then', async () => {
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { place, type, submit, expectText } = await openForm(stage, {
      instead: (method, next) => (method === stage.method ? held.then(next) : next()),
    });
    type();
    submit();
    await waitFor(() => expect(place.querySelector('button[aria-busy]')).not.toBeNull());
    expect(said(place)).not.toMatch(stage.saved);
    answer();
    await expectText(stage.saved);
  });

  it('O13 O14 F22 F24 F25: several clicks and Enter send one request, and report it once', async () => {
    const { site, place, type, injectFault, submit, expectText, onSaved } = await openForm(stage);
    type();
    injectFault('delay', { latency: 40 });
    const button = place.querySelector<HTMLElement>('button[type="submit"]');
    submit();
    button?.click();
    submit();
    button?.click();
    await expectText(stage.saved);
    expect([site.countCalls(stage.method), onSaved.mock.calls.length]).toEqual([1, 1]);
  });

  it('O13 O14 F21: the last typed value is stored, whatever was still in flight', async () => {
    const { place, type, injectFault, submit, expectText, readStored } = await openForm(stage);
    type();
    injectFault('delay', { latency: 40 });
    submit();
    await expectText(stage.saved);
    if (stage.operation === 'O13') return;
    fireEvent.change(phoneOf(place), { target: { value: '2075550188' } });
    submit();
    await waitFor(async () => expect((await readStored()).phone).toBe('(207) 555-0188'));
    expect(phoneOf(place).value).toBe('(207) 555-0188');
  });

  it('O13 O14 F26 F32: continues when its page closes, and is shown on the next page', async () => {
    const { site, type, injectFault, submit, readStored } = await openForm(stage);
    type();
    injectFault('delay', { latency: 30 });
    submit();
    cleanup();
    await waitFor(async () => expect((await readStored()).phone).toBe(formatted));
    const place = await stage.open(site, () => {});
    await waitFor(() => expect(phoneOf(place).value).toBe(formatted));
  });

  it('O13 O14 F30 F33: switching the account meanwhile does not affect the sent change, and asks for confirmation first', async () => {
    const { site, type, injectFault, submit, readStored } = await openForm(stage);
    type();
    expect(getSessionRuntime(site.adapter).unsavedWork()).toContain('form');
    injectFault('delay', { latency: 30 });
    submit();
    await getSessionRuntime(site.adapter).switchTo(otherAccount);
    await waitFor(async () => expect((await readStored()).phone).toBe(formatted));
    await waitUntilStable();
  });

  it.each([
    [
      'throws at once',
      () => {
        throw new TypeError('host');
      },
    ],
    ['rejects with no error', () => Promise.reject('no error')],
  ])('O13 O14 F58: an adapter that %s is handled like any other error', async (_how, call: () => unknown) => {
    const { place, type, submit, expectText } = await openForm(stage, {
      instead: (method, next) => (method === stage.method ? call() : next()),
    });
    type();
    submit();
    await expectText(stage.failed);
    expect(phoneOf(place).value).toBe(formatted);
  });
});

describe('the own record', () => {
  it('O14 F18: unknown topics, roles, rules and reasons are shown as they are', async () => {
    const site = openSite({
      answer: withKeys(['topic'], (topic) => (topic === 'orders' ? 'sunsets' : topic)),
      user: 'priya',
    });
    const place = site.show(<UserProfile />);
    await waitUntilStable();
    expect(within(place).getByLabelText<HTMLInputElement>('sunsets by email').checked).toBe(true);
    cleanup();
    const roles = openSite({ answer: withKeys(['permissions'], () => ['stargazing']), user: 'priya' }).show(
      <UserProfile />,
    );
    await waitUntilStable();
    expect(said(roles)).toContain('stargazing');
    cleanup();
    const rules = openSite({ answer: withKeys(['needs'], () => ['rune', 'lower']) }).show(<ChangePassword />);
    await waitUntilStable();
    expect([...rules.querySelectorAll('.tf-password-rules li')].map(said)).toEqual([
      'Not met: at least 10 characters',
      'Not met: a lowercase letter',
      'Not met: different from your current password',
    ]);
  });

  it('O14 F31: a page restored from the back-forward cache is usable', async () => {
    const place = openSite().show(<UserProfile currentHref="https://shop.example/en-US/profile" navigate={() => {}} />);
    await waitUntilStable();
    fireEvent.change(within(place).getByLabelText('Your language'), { target: { value: 'ko-KR' } });
    fireEvent.click(within(place).getByRole('button', { name: 'Change language' }));
    await waitUntilStable();
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    await waitUntilStable();
    fireEvent.change(within(place).getByLabelText('Your language'), { target: { value: 'en-US' } });
    expect(within(place).getByRole('button', { name: 'Change language' }).getAttribute('aria-disabled')).toBeNull();
  });
});

describe('the password', () => {
  const send = (place: HTMLElement) => {
    for (const [field, value] of Object.entries({
      current: 'Taproom-2207',
      next: 'Zebra-Kiosk-9941',
      again: 'Zebra-Kiosk-9941',
    }))
      fireEvent.input(place.querySelector(`[data-field="${field}"]`) as HTMLElement, { target: { value } }); // all three fields are there
    const form = place.querySelector('form') as HTMLFormElement; // the only one
    fireEvent.submit(form);
    fireEvent.submit(form);
  };

  it('O14 F02: a password change whose response was lost is not reported as failed, and the next attempt distinguishes the old password from the new one', async () => {
    const site = openSite();
    const place = site.show(<ChangePassword />);
    await waitUntilStable();
    site.demo.demo.setFaults([{ method: 'password.change', kind: 'commit-and-drop', times: 1 }]);
    send(place);
    await waitFor(() => within(place).getByText('We could not confirm the change'));
    expect(site.countCalls('password.change')).toBe(1);
    send(place);
    await waitFor(() =>
      within(place).getAllByText(
        'That isn’t your current password. Your earlier change may have gone through, so try the new one.',
      ),
    );
  });

  it.each([
    ['O14 F01: offline', 'offline', 'Your password was not changed'],
    ['O14 F04: when no response arrives in time', 'timeout', 'We could not confirm the change'],
    ['O14 F06: while the service is down', 'unavailable', 'We could not confirm the change'],
    ['O14 F07: while the service limits the rate', 'rate-limited', 'Your password was not changed'],
    ['O14 F10: without access', 'forbidden', 'Your password was not changed'],
    ['O14 F15: when the answer can not be read', 'malformed', 'We could not confirm the change'],
  ] as const)('%s shows the known outcome, and is sent once', async (_cell, kind, text) => {
    const site = openSite();
    const place = site.show(<ChangePassword />);
    await waitUntilStable();
    site.demo.demo.setFaults([{ method: 'password.change', kind, times: 1 }]);
    send(place);
    await waitFor(() => within(place).getByText(text));
    expect(site.countCalls('password.change')).toBe(1);
    expect([...place.querySelectorAll<HTMLInputElement>('[data-field]')].map(({ value }) => value)).toEqual([
      '',
      '',
      '',
    ]);
  });
});
