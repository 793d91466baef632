import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { cloneElement, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TradefrontProviderProps } from '../../../src/runtime/react/provider';
import { getSessionRuntime } from '../../../src/runtime/session/session';
import { AccountSwitcher } from '../../../src/widgets/account-switcher';
import { otherAccount, home, pressWhenShown, waitUntilStable, said } from '../faults/page';
import { openSite, type SiteOptions } from '../faults/site';
import { everyWidget, type WidgetName } from './every-widget';

let complaints: string[];
beforeEach(() => {
  complaints = [];
  sessionStorage.clear();
  for (const how of ['error', 'warn'] as const)
    vi.spyOn(console, how).mockImplementation(
      (...parts: unknown[]) => void complaints.push(parts.map(String).join(' ').slice(0, 300)),
    );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

/** Calls that change data at the backend. Opening a checkout counts too: it shows the checkout page. */
const WRITES =
  /^(?!session)\w+\.(accept|add|arrange|change|comment|commit|create|delete|edit|mark|place|prepare|rate|remove|rename|resend|restore|resume|save|send|set|share|switch|update|upload)/;
const switched = `accounts.switchTo of ${otherAccount}`;

/** Forms whose values belong to the person, whatever the account: they stay. */
const ofThePerson: readonly WidgetName[] = [
  'account-switcher',
  'change-password',
  'faq',
  'resend-activation',
  'user-profile',
];

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const fields = () => [...document.body.querySelectorAll<Field>('input, select, textarea')];
const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

/** The visible text of the page, with overlays and field values. */
const readPage = () => ({
  text: said(document.body),
  fields: fields().map((field) => (isChoice(field) ? field.checked : field.value)),
});

/** Types into every text field, and leaves each except the last. */
function typeEverywhere(): void {
  for (const field of fields()) {
    if (
      field instanceof HTMLSelectElement ||
      isChoice(field) ||
      field.disabled ||
      field.readOnly ||
      field.type === 'file' ||
      field.closest('[inert]') !== null
    )
      continue;
    const isNumber = field.inputMode === 'numeric' || field.inputMode === 'decimal';
    const value = isNumber
      ? '7'
      : field.type === 'email'
        ? 'typed@harborlane.example'
        : field.type === 'tel'
          ? '2075550163'
          : 'Typed before';
    field.focus();
    fireEvent.change(field, { target: { value } });
  }
}

interface Opened {
  /** The host names another account. */
  readonly name: (accountId: string) => void;
  /** Switches the session's account, as another widget would. */
  readonly switchTo: (accountId: string) => Promise<unknown>;
  /** Changes at the backend with their accounts, in order of the calls. */
  readonly writes: readonly string[];
}

/** A page with a widget, beside the one that switches the account. */
function open(
  widget: WidgetName,
  accountId: string | undefined,
  instead: SiteOptions['instead'] = (_method, next) => next(),
): Opened {
  const writes: string[] = [];
  let name: Opened['name'] = () => {};
  const whole = (at: string | undefined) => (
    <>
      <AccountSwitcher accountId={at} />
      {everyWidget[widget]()}
    </>
  );
  const site = openSite({
    instead: (method, next, request) => {
      if (WRITES.test(method)) writes.push(`${method} of ${(request as { accountId?: string }).accountId ?? 'nobody'}`); // the request of every port method is an object
      return instead(method, next, request);
    },
    render: (page) => {
      const view = render(page);
      name = (at) =>
        view.rerender(cloneElement(page as ReactElement<TradefrontProviderProps>, { children: whole(at) })); // the provider that a site renders around all widgets
      return view.container;
    },
  });
  site.show(whole(accountId));
  return { name, switchTo: (at) => getSessionRuntime(site.adapter).switchTo(at), writes };
}

/** Longer than the debounce of quick edits and a response of the demo together. */
const settled = async () => {
  await waitUntilStable();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await waitUntilStable();
};

const openAndLeave = () => {
  cleanup();
  sessionStorage.clear();
};

const arriveAt = new Map<WidgetName, ReturnType<typeof readPage>>();
/** The page of a widget for a buyer who opened it on the other account directly. */
async function readOnOtherAccount(widget: WidgetName): Promise<ReturnType<typeof readPage>> {
  const known = arriveAt.get(widget);
  if (known !== undefined) return known;
  // The first rendering loads the lazy code for all later ones.
  for (const accountId of [home, otherAccount]) {
    openAndLeave();
    open(widget, accountId);
    await settled();
  }
  const page = readPage();
  openAndLeave();
  arriveAt.set(widget, page);
  return page;
}

/** Changes for the former account are sent before the switch. */
const expectNothingSentLate = (writes: readonly string[]) => {
  expect.soft(writes.slice(writes.indexOf(switched))).toEqual([switched]);
  for (const write of writes.slice(0, -1)) expect.soft(write).toContain(` of ${home}`);
};

const names = Object.keys(everyWidget) as readonly WidgetName[]; // the object's own keys

describe(
  'an account switch leaves nothing of the former account on the page, and sends nothing',
  { timeout: 60_000 },
  () => {
    it('covers every widget', () => {
      const contracts = Object.keys(import.meta.glob('../../../src/widgets/*/*.contract.ts')).map((path) =>
        path.split('/').at(-2),
      );
      expect([...names].sort()).toEqual(contracts.sort());
    });

    it('the two accounts have different pages', async () => {
      for (const widget of ['cart', 'dashboard', 'order-history', 'pay-invoices', 'wallet'] as const) {
        const { text } = await readOnOtherAccount(widget);
        open(widget, home);
        await settled();
        expect(said(document.body)).not.toBe(text);
        openAndLeave();
      }
    });

    it.each(names)('%s', async (widget) => {
      const expected = await readOnOtherAccount(widget);
      const ways: Readonly<Record<string, (page: Opened) => unknown>> = {
        'by the session': ({ switchTo }) => switchTo(otherAccount),
        'by the prop of the account switcher': ({ name }) => name(otherAccount),
      };
      for (const [way, go] of Object.entries(ways)) {
        const page = open(widget, way === 'by the session' ? undefined : home);
        await settled();
        if (!ofThePerson.includes(widget)) typeEverywhere();
        await act(async () => void (await go(page)));
        await settled();
        expect.soft(readPage(), way).toEqual(expected);
        expectNothingSentLate(page.writes);
        openAndLeave();
      }
      expect(complaints).toEqual([]);
    });

    it.each(names)('%s, with responses for the former account in flight', async (widget) => {
      const expected = await readOnOtherAccount(widget);
      const page = open(widget, undefined, async (_method, next, request) => {
        const answer = await next();
        if ((request as { accountId?: string } | undefined)?.accountId === home)
          await new Promise((resolve) => setTimeout(resolve, 250)); // as above
        return answer;
      });
      await waitFor(() => expect(document.querySelector('.tf-account-button')?.textContent).toContain('Harbor Lane'));
      await act(async () => void (await page.switchTo(otherAccount)));
      await settled();
      expect(readPage()).toEqual(expected);
      expectNothingSentLate(page.writes);
      expect(complaints).toEqual([]);
    });
  },
);

const dialogs: readonly (readonly [widget: WidgetName, opener: RegExp])[] = [
  ['cart', /^Import$/],
  ['cart', /^Save as list$/],
  ['cart', /^Clear$/],
  ['cart', /^Replace product/],
  ['notifications', /^New reminder$/],
  ['order-builder', /^A list$/],
  ['order-builder', /^Paste or upload$/],
  ['order-history', /^Export$/],
  ['order-history', /^Order again, /],
  ['order-history', /^Delete draft /],
  ['pay-invoices', /^Payments$/],
  ['pay-invoices', /^Statement$/],
  ['pay-invoices', /^Pay a set amount$/],
  ['product-details', /^Add to list/],
  ['rewards-claim', /^Claim: /],
  ['shopping-lists', /^New list$/],
  ['shopping-lists', /^Share$/],
  ['shopping-lists', /^Edit list$/],
  ['shopping-lists', /^Delete list$/],
  ['user-admin', /^Disable Camille/],
  ['wallet', /^Change autopay$/],
  ['wallet', /^Turn off$/],
  ['wallet', /^Remove House card$/],
];

describe(
  'a dialog of the former account closes on an account switch, and makes the page usable',
  { timeout: 60_000 },
  () => {
    it.each(dialogs)('%s, %s', async (widget, opener) => {
      const expected = await readOnOtherAccount(widget);
      const page = open(widget, undefined);
      await settled();
      await pressWhenShown(document.body, opener);
      await waitFor(() =>
        expect(screen.queryAllByRole('dialog').length + screen.queryAllByRole('alertdialog').length).toBe(1),
      );
      typeEverywhere();
      await act(async () => void (await page.switchTo(otherAccount)));
      await settled();
      expect(readPage()).toEqual(expected);
      expect(document.querySelectorAll('[inert], [aria-hidden="true"]:has(.tf-root), .tf-overlay-root')).toHaveLength(
        0,
      );
      expect(document.body.style.pointerEvents).toBe('');
      expect(getComputedStyle(document.body).overflowY).not.toBe('hidden');
      expectNothingSentLate(page.writes);
      expect(complaints).toEqual([]);
    });
  },
);
