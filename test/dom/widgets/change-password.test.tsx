import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PasswordResult } from '../../../src/domain';
import { PortError } from '../../../src/ports';
import { getSessionRuntime } from '../../../src/runtime/session/session';
import { ChangePassword } from '../../../src/widgets/change-password';
import { waitUntilStable, said } from '../faults/page';
import { openSite, type SiteOptions } from '../faults/site';

const secrets = { current: 'Taproom-2207', next: 'Zebra-Kiosk-9941', wrong: 'Quarry-Lamp-5513' };

let events: unknown[];
let logged: unknown[];
const recordEvent = ({ type, detail }: CustomEvent) => void events.push({ type, detail });
beforeEach(() => {
  events = [];
  logged = [];
  document.addEventListener('tradefront-password-change', recordEvent as EventListener);
  for (const how of ['log', 'info', 'debug', 'warn', 'error'] as const)
    vi.spyOn(console, how).mockImplementation((...parts: unknown[]) => void logged.push(...parts));
});
afterEach(() => {
  document.removeEventListener('tradefront-password-change', recordEvent as EventListener);
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const inputs = (place: HTMLElement) => [...place.querySelectorAll<HTMLInputElement>('input[data-field]')];
function fill(
  place: HTMLElement,
  given: { readonly current?: string; readonly next?: string; readonly again?: string } = {},
): void {
  const { current = secrets.current, next = secrets.next } = given;
  const passwords = [current, next, given.again ?? next];
  inputs(place).forEach((input, at) => fireEvent.input(input, { target: { value: passwords[at] } }));
}
const send = (place: HTMLElement) => fireEvent.submit(place.querySelector('form') as HTMLFormElement); // the form is rendered

async function open(options: SiteOptions = {}) {
  const site = openSite(options);
  const changed = vi.fn();
  const place = site.show(<ChangePassword onPasswordChange={(detail) => changed(detail)} />);
  await waitUntilStable();
  return { site, place, changed };
}

/** Every text that is reachable from a value, through objects, maps, lists and React's internal data of a page. */
function textsIn(root: unknown, most = 400_000): readonly string[] {
  const [seen, found, todo] = [new Set<unknown>(), [] as string[], [root]];
  while (todo.length > 0 && seen.size < most) {
    const one = todo.pop();
    if (typeof one === 'string') found.push(one);
    if (
      (typeof one !== 'object' && typeof one !== 'function') ||
      one === null ||
      seen.has(one) ||
      one === window ||
      one === document
    )
      continue;
    seen.add(one);
    if (one instanceof Map) todo.push(...one.keys(), ...one.values());
    if (one instanceof Set) todo.push(...one);
    if (one instanceof HTMLInputElement) todo.push(one.value, one.defaultValue);
    for (const key of Reflect.ownKeys(one)) {
      const property = Object.getOwnPropertyDescriptor(one, key);
      // Getters of the browser may have side effects; only stored values are searched.
      if (property !== undefined && 'value' in property) todo.push(property.value);
    }
  }
  return found;
}

/** React's internal data of a page: the fibers behind its first node, and everything reachable from them. */
const textsInReact = (place: HTMLElement): readonly string[] => {
  const key = Object.keys(place).find((name) => name.startsWith('__reactContainer$'));
  expect(key).toBeDefined();
  return textsIn([place, (place as unknown as Record<string, unknown>)[key ?? '']]); // React's own key on its container
};

/** Asserts that no password is in state, page, storages, events, console and signals. */
function expectNoPassword(passwords: readonly string[], place: HTMLElement, more: unknown): void {
  const everything: Readonly<Record<string, readonly string[]>> = {
    state: textsInReact(place),
    page: [document.documentElement.outerHTML, ...[...document.querySelectorAll('input')].map(({ value }) => value)],
    storages: [localStorage, sessionStorage].flatMap((store) => Object.entries(store).flat().map(String)),
    events: textsIn(events),
    console: textsIn(logged),
    more: textsIn(more),
    address: [window.location.href, JSON.stringify(window.history.state)],
  };
  expect(everything.state?.length).toBeGreaterThan(300);
  for (const [where, texts] of Object.entries(everything)) {
    for (const password of passwords)
      expect(
        texts.filter((text) => text.includes(password)).map((text) => text.slice(0, 60)),
        where,
      ).toEqual([]);
  }
}

describe('a sent password', () => {
  it('is found by this test’s search while it is in the field', async () => {
    const { place } = await open();
    fill(place);
    expect(textsInReact(place)).toContain(secrets.next);
  });

  const outcomes: readonly (readonly [string, () => Promise<PasswordResult>])[] = [
    ['done', async () => ({ outcome: 'done' })],
    ['current-wrong', async () => ({ outcome: 'refused', reason: 'current-wrong' })],
    ['too-weak', async () => ({ outcome: 'refused', reason: 'too-weak' })],
    ['used-before', async () => ({ outcome: 'refused', reason: 'used-before' })],
    ['too-many-attempts', async () => ({ outcome: 'refused', reason: 'too-many-attempts' })],
    ['offline', () => Promise.reject(new PortError('offline', 'Off'))],
    ['timeout', () => Promise.reject(new PortError('timeout', 'Late'))],
    ['an error that repeats it', () => Promise.reject(new Error(`No change to ${secrets.next}`))],
    ['in flight', () => new Promise(() => {})],
  ];

  it.each(outcomes)('is in no state, page, storage, event, log or signal: %s', async (_name, answer) => {
    const signals: unknown[] = [];
    const calls: string[] = [];
    const { place, changed } = await open({
      settings: { storage: 'session and local', onSignal: (signal) => void signals.push(signal) },
      instead: (method, next) => (method === 'password.change' ? (calls.push(method), answer()) : next()),
    });
    fill(place);
    send(place);
    await waitFor(() => expect(calls).toHaveLength(1));
    for (const input of inputs(place)) expect(input.value).toBe('');
    await new Promise((resolve) => setTimeout(resolve, 30));
    expectNoPassword([secrets.current, secrets.next], place, [signals, changed.mock.calls]);
  });

  it('is nowhere after it was typed and the page was left', async () => {
    const { place } = await open({ settings: { storage: 'session and local' } });
    fill(place);
    cleanup();
    expect([localStorage, sessionStorage].flatMap((store) => Object.entries(store).flat()).join()).not.toContain(
      secrets.next,
    );
    expect(textsIn(events)).toEqual([]);
  });
});

describe('the form', () => {
  it('has the fields a password manager expects, accepts pasted text, and names no field that a page would submit on its own', async () => {
    const { place } = await open();
    expect(inputs(place).map(({ autocomplete }) => autocomplete)).toEqual([
      'current-password',
      'new-password',
      'new-password',
    ]);
    expect(place.querySelector<HTMLInputElement>('input[autocomplete="username"]')?.value).toBe(
      'dana@harborlane.example',
    );
    for (const input of inputs(place)) {
      expect([input.name, input.maxLength, input.type]).toEqual(['', -1, 'password']);
      expect(fireEvent.paste(input)).toBe(true);
    }
  });

  it('marks each rule as it is met, with a text beside the sign, and counts them', async () => {
    const { place } = await open();
    const rules = () => [...place.querySelectorAll('.tf-password-rules li')].map((row) => said(row));
    expect(rules()).toEqual([
      'Not met: at least 10 characters',
      'Not met: a lowercase letter',
      'Not met: an uppercase letter',
      'Not met: a number',
      'Not met: different from your current password',
    ]);
    fill(place, { next: 'Zebra-9' });
    expect(rules().filter((rule) => rule.startsWith('Not met'))).toEqual(['Not met: at least 10 characters']);
    expect(within(place).getByText('4 of 5 requirements met')).toBeDefined();
    fill(place, { next: `Zebra-9${'z'.repeat(60)}` });
    expect(rules().filter((rule) => rule.startsWith('Not met'))).toEqual(['Not met: at most 64 characters']);
  });

  it('shows that the current password is wrong at its field, and empties it', async () => {
    const { place, changed, site } = await open();
    fill(place, { current: secrets.wrong });
    send(place);
    fireEvent.blur(inputs(place)[2] as HTMLInputElement); // there are three
    await waitFor(() => within(place).getAllByText('That isn’t your current password.'));
    expect(inputs(place)[0]?.getAttribute('aria-invalid')).toBe('true');
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(place.querySelectorAll('.tf-field-error')).toHaveLength(1);
    await waitFor(() => expect(document.activeElement?.className).toContain('tf-error-summary'));
    expect(changed).not.toHaveBeenCalled();
    fill(place);
    send(place);
    await waitFor(() => within(place).getByText('Password changed'));
    expect(changed).toHaveBeenCalledExactlyOnceWith({});
    expect(site.countCalls('password.change')).toBe(2);
  });

  it('is locked after five wrong passwords, and names customer service', async () => {
    const { place } = await open();
    for (let tries = 0; tries < 5; tries++) {
      fill(place, { current: secrets.wrong });
      send(place);
      await waitFor(() => within(place).getAllByText('That isn’t your current password.'));
    }
    fill(place);
    send(place);
    await waitFor(() => within(place).getByText('Too many attempts'));
    expect(said(place)).toContain('1-888-555-0142');
  });

  it('sends nothing while a rule is broken, and keeps the values of the fields', async () => {
    const { place, site } = await open();
    fill(place, { next: 'short', again: 'shore' });
    send(place);
    await waitFor(() => within(place).getByText('2 fields need attention'));
    expect(site.countCalls('password.change')).toBe(0);
    expect(inputs(place).map(({ value }) => value)).toEqual([secrets.current, 'short', 'shore']);
  });

  it('shows that Caps Lock is on, until it is off', async () => {
    const { place } = await open();
    const [current] = inputs(place);
    if (current === undefined) throw new Error('No field');
    fireEvent.keyDown(current, { key: 'A', modifierCapsLock: true });
    within(place).getByText('Caps Lock is on.');
    fireEvent.keyDown(current, { key: 'a' });
    expect(within(place).queryByText('Caps Lock is on.')).toBeNull();
  });

  it('asks for confirmation before an account switch after something is typed', async () => {
    const { place, site } = await open();
    expect(getSessionRuntime(site.adapter).unsavedWork()).toEqual([]);
    fill(place, { next: 'Z' });
    expect(getSessionRuntime(site.adapter).unsavedWork()).toEqual(['form']);
  });
});
