import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type Account, type Adapter, PortError } from '../../src/ports';
import { initialAccountId } from '../../src/rules';
import { getSessionRuntime } from '../../src/runtime/session/session';
import { statusTextOf } from '../../src/runtime/session/status-text';
import type { SwitchOutcome, UnsavedKind } from '../../src/runtime/session/session.types';
import { createTypeAhead, findTyped } from '../../src/ui/select/type-ahead';
import { TYPE_AHEAD_RESET_MS } from '../../src/rules';
import {
  accountLine,
  conditionTone,
  initialsOf,
  shortAccountLine,
  RENDERED_ROWS,
  RENDERED_ROWS_AT_TOP,
  moveByKey,
  rowWindow,
  scrollTopFor,
  findAccounts,
  findTypedAccount,
} from '../../src/widgets/account-switcher/account-switcher.rules';
import { createAccountSwitch } from '../../src/widgets/account-switcher/account-switch.machine';

const account = (id: string, name: string, number: string | null = null, city = 'Portland'): Account => ({
  id,
  name,
  number,
  address: { street: '1 Main Street', city, state: 'ME', zip: '04101', country: 'US' },
  isDefault: false,
  isOwn: false,
  conditions: [],
});

const harbor = account('a', 'Harbor Lane Taproom', '0048-2207');
const gull = account('b', 'Granite & Gull', '0051-0930', 'Rockland');
const cafe = account('c', 'Café du Quai Nord', '0071-5028', 'Québec');
const all = [harbor, gull, cafe];

describe('initial account of a session (decision 8)', () => {
  const accounts = [{ id: 'a' }, { id: 'b', isDefault: true }, { id: 'c' }];
  const zeros = '0'.repeat(15);
  test.each([
    ['prefers the host’s account to all others', { controlled: 'x', stored: 'a', session: 'c' }, 'x'],
    ['uses the stored account while it is listed', { stored: 'a', session: 'c' }, 'a'],
    ['uses the default account when the stored one is not listed', { stored: 'gone', session: 'c' }, 'b'],
    ['uses the default account when the host’s id is blank', { controlled: '  ', session: 'c' }, 'b'],
    [
      'uses the default account when all other ids are zeros',
      { controlled: zeros, stored: `${zeros}AAA`, session: zeros },
      'b',
    ],
  ])('%s', (_, sources, id) => expect(initialAccountId({ accounts, ...sources })).toBe(id));

  test('uses the session’s account without a default, and none when its id is zeros', () => {
    const plain = [{ id: 'a' }, { id: 'c' }];
    expect(initialAccountId({ accounts: plain, session: 'c' })).toBe('c');
    expect(initialAccountId({ accounts: plain, session: zeros })).toBeNull();
  });
});

describe('account search', () => {
  test.each([
    ['', all],
    ['   ', all],
    ['HARBOR', [harbor]],
    ['cafe', [cafe]],
    ['CAFÉ', [cafe]],
    ['quebec', [cafe]],
    ['0051', [gull]],
    ['00510930', [gull]],
    ['gull rock', [gull]],
    ['main street', []],
    ['zzz', []],
  ])('finds accounts by the search %j', (search, found) => expect(findAccounts(all, search)).toEqual(found));

  test('does not match across name and number', () => {
    expect(findAccounts(all, 'taproom0048')).toEqual([]);
  });

  test('returns only listed accounts, in the order of the list', () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        const found = findAccounts(all, search);
        expect(all.filter((one) => found.includes(one))).toEqual(found);
      }),
    );
  });
});

describe('type-ahead', () => {
  const names = ['harbor', 'granite', 'hall', 'hut', 'the room'];

  test.each([
    [650, 'ha'],
    [TYPE_AHEAD_RESET_MS, 'ha'],
    [750, 'a'],
  ])('after %i ms the second letter makes the typed text %j', (pause, typed) => {
    const typing = createTypeAhead(TYPE_AHEAD_RESET_MS);
    typing.press('h', 10_000);
    expect(typing.press('a', 10_000 + pause)).toBe(typed);
  });

  test('cycles through the names when one letter is repeated', () => {
    const typing = createTypeAhead(TYPE_AHEAD_RESET_MS);
    let at = 1;
    const seen = [0, 100, 200, 300].map((time) => (at = findTyped(names, typing.press('h', time) ?? '', at)));
    expect(seen).toEqual([2, 3, 0, 2]);
  });

  test('narrows the match with more letters, and accepts a space after the first letter', () => {
    const typing = createTypeAhead(TYPE_AHEAD_RESET_MS);
    expect(typing.press(' ', 0)).toBeNull();
    const typed = ['t', 'h', 'e', ' ', 'r'].map((key, at) => typing.press(key, at * 50)).at(-1);
    expect(typed).toBe('the r');
    expect(findTyped(names, typed ?? '', 0)).toBe(4);
  });

  test.each([
    ['cafe', 2],
    ['Granite', 1],
    ['0051', 1],
    ['x', -1],
  ])('matches %j by account name, then by number', (typed, index) =>
    expect(findTypedAccount(all, typed, 0)).toBe(index),
  );
});

describe('keys of the account list', () => {
  test.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 4, 5],
    ['ArrowDown', 9, 9],
    ['ArrowUp', 0, 0],
    ['ArrowUp', -1, 9],
    ['Home', 7, 0],
    ['End', 0, 9],
    ['PageDown', 0, 8],
    ['PageDown', 8, 9],
    ['PageUp', 5, 0],
    ['Enter', 3, null],
    ['h', 3, null],
  ])('moves by %s from row %i of ten', (key, from, to) => expect(moveByKey(key, from, 10)).toBe(to));

  test('does not move in an empty list', () => expect(moveByKey('End', -1, 0)).toBeNull());
});

describe('window of rendered rows', () => {
  test('renders every visible row for any list and scroll position', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), fc.nat(100_000), (count, row) => {
        const first = Math.min(row, Math.max(count - 1, 0));
        const { start, end } = rowWindow(count, first);
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(count);
        expect(end - start).toBe(Math.min(count, first === 0 ? RENDERED_ROWS_AT_TOP : RENDERED_ROWS));
        // At most eleven rows are visible: 35rem of 3.5rem rows, with one cut off at each end.
        for (let seen = first; seen < Math.min(first + 11, count); seen += 1) {
          expect(seen >= start && seen < end).toBe(true);
        }
      }),
    );
  });

  test('keeps the window of rows when the list scrolls by one row', () => {
    expect(rowWindow(5000, 1000)).toEqual(rowWindow(5000, 1001));
  });

  test.each([
    ['above', 0, 0],
    ['in view', 300, 200],
    ['below', 900, 456],
    ['cut at the end', 660, 216],
  ])('scrolls the minimum distance to a row %s', (_, top, to) => {
    const view = { top: 200, height: 500 };
    const scrolled = scrollTopFor(view, { top, height: 56 });
    expect(scrolled).toBe(to);
    expect(top >= scrolled && top + 56 <= scrolled + view.height).toBe(true);
  });
});

describe('text of an account row', () => {
  test.each([
    ['Harbor Lane Taproom', 'HL'],
    ['The Long Room', 'LR'],
    ['Granite & Gull', 'GG'],
    ['Les Halles', 'H'],
    ['Café du Quai Nord', 'CQ'],
    ['The', 'T'],
    ['érablière', 'É'],
    ['한강 포차', '한포'],
    ['&', ''],
    ['', ''],
  ])('shortens %j to %j', (name, letters) => expect(initialsOf(name)).toBe(letters));

  test('joins the known parts of number and address', () => {
    expect(accountLine(harbor)).toBe('0048-2207\u00a0· 1 Main Street, Portland, ME');
    expect(shortAccountLine(harbor)).toBe('0048-2207\u00a0· Portland, ME');
    expect(accountLine({ ...harbor, number: null })).toBe('1 Main Street, Portland, ME');
    expect(accountLine({ ...harbor, address: null })).toBe('0048-2207');
    expect(accountLine({ ...harbor, number: ' ', address: null })).toBe('');
  });

  test('marks only a blocked account as critical', () => {
    expect(conditionTone('blocked')).toBe('critical');
    expect(conditionTone('temporarily-blocked')).toBe('caution');
  });
});

describe('switching accounts', () => {
  const given = ({
    unsaved = [] as readonly UnsavedKind[],
    allowed = true,
    ends = { outcome: 'switched' } as SwitchOutcome,
  } = {}) => {
    const switchTo = vi.fn(async () => ends);
    const allow = vi.fn(() => allowed);
    return {
      switchTo,
      allow,
      model: createAccountSwitch({ session: { switchTo, unsavedWork: () => unsaved }, allow }),
    };
  };

  test('switches at once when no work is unsaved', async () => {
    const { model, switchTo } = given();
    const choice = model.choose(gull);
    expect(model.store.getState()).toEqual({ step: 'switching', to: gull });
    expect(await choice).toBe('switched');
    expect(switchTo).toHaveBeenCalledExactlyOnceWith('b');
    expect(model.store.getState()).toEqual({ step: 'choosing' });
  });

  test('requests a confirmation that lists the unsaved work', async () => {
    const { model, switchTo, allow } = given({ unsaved: ['checkout', 'form'] });
    expect(await model.choose(gull)).toBe('needs-confirmation');
    expect(model.store.getState()).toEqual({ step: 'confirming', to: gull, unsaved: ['checkout', 'form'] });
    expect(switchTo).not.toHaveBeenCalled();
    expect(allow).not.toHaveBeenCalled();

    model.stay();
    expect(await model.confirm()).toBe('stopped');
    expect(switchTo).not.toHaveBeenCalled();

    await model.choose(gull);
    expect(await model.confirm()).toBe('switched');
    expect(switchTo).toHaveBeenCalledExactlyOnceWith('b');
  });

  test('sends no request when the host cancels the switch', async () => {
    const { model, switchTo, allow } = given({ allowed: false });
    expect(await model.choose(gull)).toBe('stopped');
    expect(allow).toHaveBeenCalledExactlyOnceWith(gull);
    expect(switchTo).not.toHaveBeenCalled();
    expect(model.store.getState()).toEqual({ step: 'choosing' });
  });

  test('keeps the status text of a failure until the buyer dismisses it', async () => {
    const error = new PortError('forbidden', 'no');
    const { model } = given({ ends: { outcome: 'failed', statusText: 'Moved to another depot', error } });
    expect(await model.choose(gull)).toBe('failed');
    expect(model.store.getState()).toEqual({
      step: 'failed',
      to: gull,
      statusText: 'Moved to another depot',
      code: 'forbidden',
    });
    model.stay();
    expect(model.store.getState()).toEqual({ step: 'choosing' });
  });

  test('refuses a second switch during the first, and ends the first when it throws', async () => {
    let stop: (error: Error) => void = () => {};
    const switchTo = vi.fn(() => new Promise<SwitchOutcome>((_, reject) => (stop = reject)));
    const model = createAccountSwitch({ session: { switchTo, unsavedWork: () => [] }, allow: () => true });
    const first = model.choose(gull);
    expect(await model.choose(cafe)).toBe('stopped');
    model.stay();
    expect(model.store.getState().step).toBe('switching');
    stop(new Error('a queue broke'));
    expect(await first).toBe('failed');
    expect(switchTo).toHaveBeenCalledOnce();
  });
});

describe('session of the account switcher', () => {
  let stores = 0;
  const session = (ports: Partial<Adapter['accounts']> = {}) => {
    const switchTo = vi.fn(async () => {});
    const adapter: Adapter = { id: `switcher-${++stores}`, accounts: { list: async () => all, switchTo, ...ports } };
    const runtime = getSessionRuntime(adapter);
    const options = { storage: 'memory', locale: 'en-US' } as const;
    const accountId = () => {
      const state = runtime.store.getState();
      return state.status === 'ready' ? state.session.accountId : state.status;
    };
    return { runtime, switchTo, options, accountId };
  };

  test('follows a host that sets the account while the session loads or afterwards', async () => {
    const { runtime, options, accountId, switchTo } = session();
    const loading = runtime.load(options);
    void runtime.load({ ...options, accountId: 'b' });
    await loading;
    expect(accountId()).toBe('b');
    void runtime.load({ ...options, accountId: 'c' });
    await vi.waitFor(() => expect(accountId()).toBe('c'));
    expect(switchTo).toHaveBeenCalledExactlyOnceWith({ accountId: 'c' });
  });

  test('keeps the buyer’s account after the host’s on reload', async () => {
    const { runtime, options, accountId } = session();
    await runtime.load({ ...options, accountId: 'a' });
    await runtime.switchTo('b');
    await runtime.reload();
    expect(accountId()).toBe('b');
  });

  test('keeps the previous account when a switch fails, with the backend’s status text', async () => {
    const statusText = '  <b>Moved</b>\n to\tanother depot ';
    const { runtime, options, accountId } = session({
      switchTo: () => Promise.reject(new PortError('forbidden', 'no', { statusText })),
    });
    await runtime.load({ ...options, accountId: 'a' });
    expect(await runtime.switchTo('b')).toMatchObject({ outcome: 'failed', statusText: 'Moved to another depot' });
    expect(accountId()).toBe('a');
  });

  test('reports an ended session', async () => {
    const { runtime, options, accountId } = session({
      switchTo: () => Promise.reject(new PortError('signed-out', 'no')),
    });
    await runtime.load({ ...options, accountId: 'a' });
    await runtime.switchTo('b');
    expect(accountId()).toBe('ended');
  });

  test('lists each kind of unsaved work once, until it is saved', () => {
    const { runtime } = session();
    let dirty = true;
    const takeBack = runtime.guard(() => dirty);
    runtime.guard(() => dirty, 'form');
    runtime.guard(() => true, 'checkout');
    expect(runtime.unsavedWork()).toEqual(['form', 'checkout']);
    dirty = false;
    expect(runtime.unsavedWork()).toEqual(['checkout']);
    takeBack();
    expect(runtime.hasUnsavedWork()).toBe(true);
  });

  test.each([
    [undefined, null],
    ['', null],
    [' \n', null],
    ['<br>', null],
    ['x'.repeat(300), `${'x'.repeat(199)}…`],
  ])('shortens the status text %j', (statusText, expected) => {
    expect(statusTextOf(new PortError('unexpected', 'no', statusText === undefined ? {} : { statusText }))).toBe(
      expected,
    );
  });
});
