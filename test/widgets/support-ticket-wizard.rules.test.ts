import { describe, expect, it } from 'vitest';
import { createDemoAdapter, storyTime } from '../../src/adapters/demo';
import { attachmentProblem, caseProblems } from '../../src/rules';
import { bytesText, formatTime } from '../../src/widgets/common/support-formats';
import { parseDraft } from '../../src/widgets/support-ticket-wizard/use-draft';
import { readBarcode } from '../../src/widgets/support-ticket-wizard/read-barcode';
import {
  emptyDraft,
  fieldProblems,
  firstWrong,
  hasInput,
  MANUAL,
  problemsIn,
  dropUnknownCodes,
  stepsFor,
  toCase,
  withAsset,
  withDay,
  withHours,
  withKind,
  withScanned,
  workdays,
  type Draft,
} from '../../src/widgets/support-ticket-wizard/support-ticket-wizard.rules';

const demo = createDemoAdapter({ storage: 'memory', clock: () => storyTime });
const here = { accountId: 'harbor-lane-taproom', locale: 'en-US' };
const options = await demo.support.options(here);
const assets = await demo.support.assets(here);
const first = emptyDraft('draft-1', options, null);
const rules = { messageMax: options.messageMax };

const answered: Draft = {
  ...withAsset(withKind(first, 'equipment'), assets[0] ?? null),
  problemType: 'cooling',
  reason: 'repair',
  message: ' It is warm. ',
  times: workdays,
  onsite: { name: 'Sam', phone: '(207) 555-0127' },
  photos: [{ handle: 'up-1', name: 'a.jpg', bytes: 10 }],
};

describe('the steps of a ticket', () => {
  it('leave out equipment for customer service, and start with the signed-in buyer as contact', () => {
    expect(stepsFor('customer')).not.toContain('equipment');
    expect(stepsFor('equipment')).toHaveLength(6);
    expect(first.contact).toEqual({ name: 'Dana Whitlock', email: 'dana@harborlane.example', phone: '(207) 555-0114' });
  });

  it('have input once a field is filled in; the link that opened the wizard does not count', () => {
    expect(hasInput(first)).toBe(false);
    expect(hasInput(emptyDraft('d', options, { kind: 'order', orderId: 'o-1', lineId: null }))).toBe(false);
    expect(hasInput(withKind(first, 'customer'))).toBe(true);
  });

  it.each([
    [{ kind: 'order', orderId: 'o-1', lineId: null }, 'delivery'],
    [{ kind: 'invoice', invoiceId: 'INV-1' }, 'invoice'],
    [null, ''],
  ] as const)('opened from %j start with the usual problem type', (about, problemType) => {
    expect(emptyDraft('d', options, about)).toMatchObject({
      about,
      problemType,
      kind: about === null ? null : 'customer',
    });
  });

  it('identify a field, and the hours of a day, by a key', () => {
    const draft = {
      ...first,
      kind: 'equipment',
      step: 'times',
      times: [{ day: 0, start: '17:00', end: '09:00' }],
    } as const;
    expect([...fieldProblems(draft, rules)]).toEqual([
      ['availability-0', { field: 'availability', day: 0, code: 'startNotBeforeEnd' }],
    ]);
    expect([...fieldProblems({ ...draft, step: 'problem' }, rules).keys()]).toEqual(['problemType', 'message']);
    expect([...fieldProblems({ ...draft, step: 'review' }, rules)]).toEqual([]);
  });

  it('are validated one at a time, and all together before sending', () => {
    expect(problemsIn(first, 'what', rules)).toEqual([{ field: 'kind', code: 'valueMissing' }]);
    const begun = withKind(first, 'equipment');
    expect(problemsIn(begun, 'equipment', rules).map(({ field }) => field)).toEqual(['equipmentType']);
    expect(problemsIn(begun, 'problem', rules).map(({ field }) => field)).toEqual(['problemType', 'message']);
    expect(problemsIn({ ...begun, problemType: 'leak' }, 'problem', rules).map(({ field }) => field)).toEqual([
      'reason',
      'message',
    ]);
    expect(firstWrong(begun, rules)).toBe('equipment');
    expect(firstWrong({ ...answered, times: [] }, rules)).toBe('times');
    expect(firstWrong(answered, rules)).toBe('review');
    expect(problemsIn(answered, 'review', rules)).toEqual([]);
  });

  it('require a start before its end, and report the day', () => {
    const wrong = withHours(withDay({ ...answered, times: [] }, 3, true), 3, { start: '12:00', end: '09:00' });
    expect(problemsIn(wrong, 'times', rules)).toEqual([{ field: 'availability', code: 'startNotBeforeEnd', day: 3 }]);
    expect(withDay(wrong, 3, false).times).toEqual([]);
  });

  it('require no day for customer service, and validate the phone as the store is configured', () => {
    const request = toCase({
      ...withKind(answered, 'customer'),
      times: [],
      contact: { ...answered.contact, phone: '+44 20 7946 0000' },
    });
    if (request === null) throw new Error('No request');
    expect(caseProblems(request, rules).map(({ field }) => field)).toEqual(['problemType', 'reason', 'contactPhone']);
    expect(caseProblems(request, { ...rules, skipFormat: true }).map(({ field }) => field)).toEqual([
      'problemType',
      'reason',
    ]);
  });
});

describe('equipment', () => {
  it('is found by a scanned number in any letter case, and is entered manually otherwise', () => {
    expect(withScanned(first, ' nq-41206 ', assets)).toMatchObject({
      asset: 'NQ-41206',
      equipmentType: 'fountain',
      equipmentDetail: 'eight-valves',
    });
    expect(withScanned(first, 'ZZ-1', assets)).toMatchObject({ asset: MANUAL, assetNumber: 'ZZ-1', equipmentType: '' });
  });

  it('is read from a photo; null if there is no barcode or the detector fails', async () => {
    const bitmap = { close: () => {} };
    Reflect.set(globalThis, 'createImageBitmap', async () => bitmap);
    expect(await readBarcode(new Blob(), { detect: async () => [{ rawValue: ' NQ-1 ' }] })).toBe('NQ-1');
    expect(await readBarcode(new Blob(), { detect: async () => [] })).toBeNull();
    expect(await readBarcode(new Blob(), { detect: () => Promise.reject(new Error('broken')) })).toBeNull();
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
  });
});

describe('stored draft of a ticket', () => {
  it('is parsed back unchanged, and anything else is rejected', () => {
    expect(parseDraft(JSON.parse(JSON.stringify(answered)))).toEqual(answered);
    for (const foreign of [null, [], 'x', {}, { id: 'd' }, { id: 1, contact: {} }])
      expect(parseDraft(foreign)).toBeNull();
    expect(
      parseDraft({
        id: 'd',
        contact: {},
        times: [{ day: 9 }, { day: 1, start: 5 }],
        photos: [{ handle: 1 }],
        step: 'x',
        kind: 'y',
      }),
    ).toMatchObject({
      step: 'what',
      kind: null,
      times: [{ day: 1, start: '', end: '' }],
      photos: [],
    });
  });

  it('drops codes that the backend no longer offers', () => {
    expect(dropUnknownCodes({ ...answered, step: 'review' }, options).step).toBe('review');
    expect(dropUnknownCodes({ ...answered, problemType: 'retired' }, options)).toMatchObject({
      problemType: '',
      reason: '',
    });
    expect(dropUnknownCodes({ ...answered, step: 'times' }, { ...options, kinds: ['customer'] })).toMatchObject({
      kind: null,
      step: 'what',
    });
  });

  it('drops photos if the backend accepts none', () => {
    expect(dropUnknownCodes(answered, options).photos).toEqual(answered.photos);
    expect(dropUnknownCodes(answered, { ...options, attachments: null }).photos).toEqual([]);
  });
});

describe('formats and files', () => {
  it('are formatted for the locale', () => {
    expect(bytesText(10 * 1024 * 1024, 'en-US')).toBe('10 MB');
    expect(bytesText(2048, 'en-US')).toBe('2 kB');
    expect(formatTime('17:00', 'en-US')).toBe('5:00 PM');
    expect(formatTime('odd', 'en-US')).toBe('odd');
  });

  it('attachments are accepted by type and size', () => {
    const rule = { types: ['image/png'], maxBytes: 10 };
    expect(attachmentProblem({ type: 'image/png', size: 10 }, rule)).toBeNull();
    expect(attachmentProblem({ type: 'text/html', size: 1 }, rule)).toBe('typeMismatch');
    expect(attachmentProblem({ type: 'image/png', size: 11 }, rule)).toBe('rangeOverflow');
    expect(attachmentProblem({ type: 'image/png', size: 0 }, rule)).toBe('valueMissing');
  });
});
