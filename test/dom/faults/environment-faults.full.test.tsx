import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { storyTime } from '../../../src/adapters/demo';
import { storedKey, type StoredKind, storedKeys } from '../../../src/runtime/storage';
import { inZone } from './in-zone';
import { everyOperation, journeys, type Outcomes, usually } from './journeys';

const noisy = () => {
  const complaints: string[] = [];
  for (const how of ['error', 'warn'] as const)
    vi.spyOn(console, how).mockImplementation((...said: unknown[]) => void complaints.push(said.map(String).join(' ')));
  return complaints;
};

const everything = journeys.map(({ operation }) => operation);

let usual: Awaited<ReturnType<typeof everyOperation>>;
/** Expected outcome of every operation in any environment: its outcome on an ordinary page. */
function expectUsualOutcomes({ outcomes }: { readonly outcomes: Outcomes }): void {
  expect(Object.keys(outcomes).length).toBeGreaterThan(0);
  for (const [operation, outcome] of Object.entries(outcomes))
    expect(outcome, operation).toEqual(usual.outcomes[operation]);
}

beforeAll(async () => {
  usual = await usually();
}, 300_000);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('every operation', { timeout: 120_000 }, () => {
  it('has an outcome on an ordinary page, and another one where its backend fails', async () => {
    for (const [operation, outcome] of Object.entries(usual.outcomes))
      expect(JSON.stringify(outcome), operation).not.toMatch(/^"Failed|^""$|^\[\]$/);
    expect(journeys.length).toBeGreaterThanOrEqual(24);
    const { outcomes } = await everyOperation({ instead: () => Promise.reject(new Error('Down')) }, [
      'O18',
      'O20',
      'O25',
    ]);
    for (const [operation, outcome] of Object.entries(outcomes))
      expect(outcome, operation).not.toEqual(usual.outcomes[operation]);
  });

  it('O02 O03 O04 O05 O06 O07 O08 O09 O10 O11 O12 O13 O14 O15 O16 O17 O18 O19 O20 O21 O22 O23 O24 O25 O26 O27 O28 O29 O30 F27: has the same outcome in strict mode, with no duplicate change and at most one additional request per read', async () => {
    const complaints = noisy();
    const inStrictMode = await everyOperation({ strict: true }, everything, usual.outcomes);
    expectUsualOutcomes(inStrictMode);
    for (const [operation, calls] of Object.entries(inStrictMode.calls)) {
      const more = new Map<string, number>();
      for (const call of calls) more.set(call, (more.get(call) ?? 0) + 1);
      for (const call of usual.calls[operation] ?? []) more.set(call, (more.get(call) ?? 0) - 1);
      // The order builder is rendered twice, which proves that its rows are restored.
      const shows = operation === 'O17' ? 2 : 1;
      const over = [...more].filter(
        ([call, by]) => by > (/change|switchTo|add|create|edit|save|resend|prepare|commit/.test(call) ? 0 : shows),
      );
      expect(over, operation).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });

  it('O02 O03 O04 O05 O06 O07 O08 O09 O10 O11 O12 O13 O14 O15 O16 O17 O28 O29 O30 F34: has the same outcome where every storage throws', async () => {
    const refuse = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
    expect(() => window.localStorage).toThrow();
    expectUsualOutcomes(await everyOperation({}, everything, usual.outcomes));
  });

  it('O02 O03 O04 O05 O06 O07 O08 O09 O10 O11 O12 O13 O14 O15 O16 O17 O28 O29 O30 F56: has the same outcome in a frame without storage, and stores nothing there', async () => {
    expectUsualOutcomes(await everyOperation({ settings: { storage: 'memory' } }, everything, usual.outcomes));
    expect(
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.startsWith('tradefront')),
    ).toEqual([]);
  });

  it('O02 O03 O04 O05 O06 O07 O08 O09 O10 O11 O12 O13 O14 O15 O16 O17 O28 O29 O30 F35: has the same outcome where a storage is full, and leaves the host’s own keys unchanged', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const removed = vi.spyOn(Storage.prototype, 'removeItem');
    const cleared = vi.spyOn(Storage.prototype, 'clear');
    expectUsualOutcomes(await everyOperation({}, everything, usual.outcomes));
    expect(full).toHaveBeenCalled();
    expect(removed.mock.calls.filter(([key]) => !key.startsWith('tradefront:'))).toEqual([]);
    expect(cleared).not.toHaveBeenCalled();
  });

  it.each([0, 1])(
    'O02 O03 O04 O05 O06 O07 O08 O09 O10 O11 O12 O13 O14 O15 O16 O17 O28 O29 O30 F36: has the same outcome where every key of a storage has an invalid value (%i)',
    async (turn) => {
      const names = Object.getOwnPropertyNames(Object.prototype).length;
      const values = [
        '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
        '{',
        'low-tide-arcade-bar-of-somebody-else',
        '42',
        '["__proto__"]',
        'null',
      ];
      const idOf = (operation: string) => `tampered-${turn}-${operation}`;
      Object.entries(storedKeys).forEach(([kind, lifetime], at) => {
        const prefix = storedKey(kind as StoredKind); // the object's own keys
        const store = lifetime === 'visit' ? sessionStorage : localStorage;
        for (const { operation } of journeys) {
          for (const end of ['', ':harbor-lane-taproom', ':harbor-lane-taproom:invoices', ':guest', ':dana'])
            store.setItem(`${prefix}:${idOf(operation)}${end}`, values[(at + turn) % values.length] ?? '');
        }
      });
      expectUsualOutcomes(
        await everyOperation(
          (operation) => ({ id: idOf(operation) }),
          everything.filter((operation) => !/O18|O19|O2[0-5]/.test(operation)),
          usual.outcomes,
        ),
      );
      expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(names);
      expect('polluted' in {}).toBe(false);
    },
  );

  it.each([24, -24])(
    'O02 O03 O04 O05 O06 O07 O08 O09 O10 O11 O12 O13 O14 O15 O16 O17 O18 O19 O20 O21 O22 O23 O24 O25 O26 O27 O28 O29 O30 F37: has the same outcome on a device whose clock is %d hours off',
    async (hours) => {
      vi.useFakeTimers({ toFake: ['Date'], now: storyTime + hours * 3_600_000, shouldAdvanceTime: true });
      expectUsualOutcomes(await everyOperation({ settings: { clock: () => Date.now() } }, everything, usual.outcomes));
    },
  );

  it.each(['Asia/Tokyo', 'Pacific/Pago_Pago'])(
    'O02 O03 O04 O05 O06 O07 O08 O09 O10 O11 O12 O13 O14 O15 O16 O17 O18 O19 O20 O21 O22 O23 O24 O25 O26 O27 O28 O29 F38: has the same outcome on a device in %s, hours and days included',
    async (zone) => {
      await inZone(zone, async () => {
        expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
        expectUsualOutcomes(await everyOperation({}, everything, usual.outcomes));
      });
    },
  );
});
