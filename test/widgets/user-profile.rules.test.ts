import { describe, expect, it, vi } from 'vitest';
import type { Profile, ProfileChanges } from '../../src/domain';
import { PortError } from '../../src/ports';
import { parseDraft, readDraft } from '../../src/widgets/user-profile/profile.draft';
import { saveProfile } from '../../src/widgets/user-profile/save-profile';
import {
  findAccounts,
  answersOf,
  changesOf,
  findClashes,
  hasBecome,
  hasChanges,
  MAX_ACCOUNTS,
  profileProblems,
  reverseChanges,
  withChanges,
} from '../../src/widgets/user-profile/user-profile.rules';
import { memoryStore } from '../../src/runtime/storage';

const dana: Profile = {
  firstName: 'Dana',
  lastName: 'Whitlock',
  email: 'dana@harborlane.example',
  phoneNumber: '(207) 555-0114',
  mobileNumber: '(207) 555-0190',
  language: 'en-US',
  notices: [
    { topic: 'orders', email: true, text: false },
    { topic: 'promotions', email: false, text: false },
  ],
  accounts: [{ id: 'a', name: 'Taproom', number: '1', isDefault: true, permissions: ['ordering'] }],
  revision: '0',
};
const answers = answersOf(dana);
const texting = { topic: 'orders', email: true, text: true } as const;

describe('changes of a profile', () => {
  it('contain the fields that differ, trimmed, and the notification topics that differ', () => {
    expect(changesOf(dana, { ...answers, firstName: ' Dana ', lastName: ' Vale' })).toEqual({ lastName: 'Vale' });
    expect(changesOf(dana, { ...answers, notices: [texting, ...answers.notices.slice(1)] })).toEqual({
      notices: [texting],
    });
    expect(hasChanges(changesOf(dana, answers))).toBe(false);
  });

  it('apply to a profile and can be reversed', () => {
    const changes: ProfileChanges = { mobileNumber: '', notices: [texting] };
    const next = withChanges(dana, changes);
    expect(next).toEqual({ ...answers, mobileNumber: '', notices: [texting, answers.notices[1]] });
    expect(reverseChanges(dana, changes)).toEqual({ mobileNumber: '(207) 555-0190', notices: [answers.notices[0]] });
    expect(withChanges(next, reverseChanges(dana, changes))).toEqual(answers);
    expect([hasBecome(dana, changes), hasBecome(next, changes)]).toEqual([false, true]);
  });

  it('leave out a topic that is no longer offered', () => {
    expect(withChanges(dana, { notices: [{ topic: 'invoices', email: true, text: true }] }).notices).toEqual(
      dana.notices,
    );
  });

  it('clash with a remote change only if both changed a field to different values', () => {
    const changes: ProfileChanges = { firstName: 'Robin', phoneNumber: '(207) 555-0163', notices: [texting] };
    expect(findClashes(changes, dana, { ...answers, lastName: 'Vale' })).toEqual(new Set());
    expect(findClashes(changes, dana, { ...answers, firstName: 'Robin' })).toEqual(new Set());
    expect(
      findClashes(changes, dana, { ...answers, firstName: 'Sasha', notices: [{ ...texting, email: false }] }),
    ).toEqual(new Set(['firstName', 'notices']));
  });
});

describe('problems of a profile', () => {
  it('report missing and invalid values', () => {
    expect([
      ...profileProblems({ ...answers, firstName: ' ', lastName: '', phoneNumber: '', mobileNumber: '5' }, {}),
    ]).toEqual([
      ['firstName', 'valueMissing'],
      ['lastName', 'valueMissing'],
      ['phoneNumber', 'valueMissing'],
      ['mobileNumber', 'patternMismatch'],
    ]);
    expect(profileProblems({ ...answers, phoneNumber: '5', mobileNumber: '6' }, { skipFormat: true }).size).toBe(0);
    expect(profileProblems({ ...answers, mobileNumber: '' }, {}).size).toBe(0);
  });

  it('require a mobile number for text messages', () => {
    expect([...profileProblems({ ...answers, mobileNumber: ' ', notices: [texting] }, {})]).toEqual([
      ['mobileNumber', 'valueMissing'],
    ]);
  });
});

describe('saveProfile', () => {
  const port = (saves: readonly (Profile | PortError)[], now: Profile = dana) => {
    const left = [...saves];
    return {
      save: vi.fn(async (_request: { changes: ProfileChanges; revision?: string }) => {
        const next = left.shift();
        if (next === undefined || next instanceof PortError) throw next ?? new Error('No more');
        return next;
      }),
      read: vi.fn(async () => now),
    };
  };
  const conflict = new PortError('conflict', 'Changed');
  const changes: ProfileChanges = { firstName: 'Robin' };
  const request = { before: dana, changes, locale: 'en-US' };

  it('sends the revision that was read, and returns the reverse changes', async () => {
    const saved = { ...dana, firstName: 'Robin', revision: '1' };
    const one = port([saved]);
    expect(await saveProfile({ ...request, port: one })).toEqual({
      outcome: 'saved',
      profile: saved,
      back: { firstName: 'Dana' },
    });
    expect(one.save).toHaveBeenCalledExactlyOnceWith({ changes, locale: 'en-US', revision: '0' });
    const uncounted = port([saved]);
    await saveProfile({ ...request, port: uncounted, before: { ...dana, revision: undefined } });
    expect(uncounted.save).toHaveBeenCalledExactlyOnceWith({ changes, locale: 'en-US' });
  });

  it('retries on a newer profile if no field findClashes', async () => {
    const newer = { ...dana, lastName: 'Vale', revision: '4' };
    const one = port([conflict, { ...newer, firstName: 'Robin', revision: '5' }], newer);
    expect(await saveProfile({ ...request, port: one })).toMatchObject({
      outcome: 'saved',
      profile: { firstName: 'Robin', lastName: 'Vale' },
    });
    expect(one.save.mock.lastCall?.[0]).toMatchObject({ revision: '4' });
  });

  it('returns the clashing fields after a remote change of the same fields', async () => {
    const newer = { ...dana, firstName: 'Sasha', revision: '4' };
    const one = port([conflict], newer);
    expect(await saveProfile({ ...request, port: one })).toEqual({
      outcome: 'clash',
      profile: newer,
      fields: new Set(['firstName']),
    });
  });

  it('detects that a save succeeded although its response was lost', async () => {
    const one = port([conflict], { ...dana, firstName: 'Robin', revision: '1' });
    expect(await saveProfile({ ...request, port: one })).toMatchObject({
      outcome: 'saved',
      back: { firstName: 'Dana' },
    });
    expect(one.save).toHaveBeenCalledOnce();
  });

  it('rejects with the error of the call', async () => {
    await expect(saveProfile({ ...request, port: port([new PortError('offline', 'Off')]) })).rejects.toMatchObject({
      code: 'offline',
    });
    await expect(
      saveProfile({ ...request, port: port([conflict, conflict], { ...dana, lastName: 'Vale', revision: '2' }) }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('stored draft of a profile', () => {
  it('is parsed back unchanged', () => {
    const changes: ProfileChanges = { firstName: ' Rob', notices: [texting] };
    expect(parseDraft(JSON.parse(JSON.stringify(changes)))).toEqual(changes);
  });

  it.each([
    '{"__proto__":{"polluted":true}}',
    '{',
    '42',
    '["firstName"]',
    'null',
    '{"firstName":5,"notices":[{"topic":"spam","email":true,"text":true}]}',
    `{"firstName":"${'W'.repeat(600)}"}`,
  ])('is ignored and deleted if it is %.40s', (text) => {
    const store = memoryStore();
    store.set('key', text);
    expect(readDraft(store, 'key')).toBeNull();
    expect(store.get('key')).toBeNull();
    expect('polluted' in {}).toBe(false);
  });
});

describe('linked accounts', () => {
  const many = Array.from({ length: 5000 }, (_, at) => ({
    id: `a-${at}`,
    name: `Tavern ${at}`,
    number: `0090-${at}`,
    isDefault: at === 4999,
    permissions: [],
  }));

  it('are limited to a maximum, with the default account first', () => {
    const { shown, more } = findAccounts(many, '');
    expect([shown[0]?.id, shown.length, more]).toEqual(['a-4999', MAX_ACCOUNTS, 5000 - MAX_ACCOUNTS]);
    expect(findAccounts(many, ' 0090-4321').shown.map(({ id }) => id)).toEqual(['a-4321']);
    expect(findAccounts(many, 'nowhere')).toEqual({ shown: [], more: 0 });
  });
});
