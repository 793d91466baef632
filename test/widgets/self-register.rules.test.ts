import { describe, expect, it } from 'vitest';
import { parseDraft } from '../../src/widgets/self-register/use-draft';
import {
  type Draft,
  evidenceOf,
  emptyDraft,
  hasInput,
  namedIn,
  noSecrets,
  problemsIn,
  withAccountNumber,
  withFound,
  withMobile,
  withoutProof,
  withProof,
  withTexted,
} from '../../src/widgets/self-register/self-register.rules';

const now = 1_000_000;
const empty = emptyDraft('en-US');
const everyWay = { outcome: 'found', methods: ['mobile', 'invoice', 'code'], smsOptOutCode: '55501' } as const;
const found: Draft = { ...withFound({ ...empty, accountNumber: '0048-2207' }, everyWay, true), step: 'verify' };
const texted = withTexted(
  { ...found, method: 'mobile', mobileNumber: '(207) 555-0190' },
  { outcome: 'sent', challenge: 'c1', digits: 6, resendIn: 30, expiresIn: 600 },
  now,
);
const proof = {
  outcome: 'verified',
  proof: 'p1',
  expiresIn: 1800,
  account: { name: 'Harbor Lane Taproom', number: '0048-2207' },
} as const;
const verified: Draft = {
  ...withProof(texted, proof, 'mobile', now),
  step: 'details',
  firstName: ' Robin',
  lastName: 'Marsh',
  email: 'robin@harborlane.example',
};

const wrongIn = (draft: Draft, secrets = noSecrets, options = {}) =>
  [...problemsIn(draft, secrets, options)].map(([field, { code }]) => `${field} ${code}`);

describe('draft of a registration', () => {
  it('lists the available methods in a fixed order, and selects a single one', () => {
    expect(found.found?.methods).toEqual(['code', 'invoice', 'mobile']);
    expect(found.method).toBeNull();
    expect(withFound(empty, everyWay, false).found?.methods).toEqual(['code', 'invoice']);
    expect(withFound(empty, { ...everyWay, methods: ['invoice'] }, true).method).toBe('invoice');
    // A method that this version does not know is not offered.
    expect(withFound(empty, { ...everyWay, methods: ['iris' as 'code'] }, true).found?.methods).toEqual([]);
  });

  it('drops the verification after a change of account, and the code after a change of phone', () => {
    expect(withAccountNumber(verified, '0048-2215')).toMatchObject({
      found: null,
      method: null,
      texted: null,
      proof: null,
      email: 'robin@harborlane.example',
    });
    expect(withMobile(texted, '(207) 555-0191')).toMatchObject({ mobileNumber: '(207) 555-0191', texted: null });
  });

  it('converts durations to times, and fills in the verified phone number', () => {
    expect(texted.texted).toEqual({
      challenge: 'c1',
      digits: 6,
      resendAt: now + 30_000,
      expiresAt: now + 600_000,
      minutes: 10,
    });
    expect(verified).toMatchObject({
      phoneNumber: '(207) 555-0190',
      texted: null,
      proof: { handle: 'p1', expiresAt: now + 1_800_000 },
    });
    expect(withProof({ ...texted, phoneNumber: '(207) 555-0111' }, proof, 'mobile', now).phoneNumber).toBe(
      '(207) 555-0111',
    );
    expect(withProof(found, proof, 'code', now).phoneNumber).toBe('');
  });

  it('keeps the details if the account has to be verified again', () => {
    expect(withoutProof(verified)).toMatchObject({
      step: 'verify',
      proof: null,
      firstName: ' Robin',
      email: 'robin@harborlane.example',
    });
  });

  it.each([
    ['code', { code: ' NQ-1 ' }, { method: 'code', code: 'NQ-1' }],
    ['invoice', { invoiceNumber: 'INV-1 ' }, { method: 'invoice', invoiceNumber: 'INV-1' }],
    ['mobile', { texted: '204816' }, null],
  ] as const)('evidenceOf returns the evidence for the method %s', (method, secrets, evidence) => {
    expect(evidenceOf({ ...found, method }, { ...noSecrets, ...secrets })).toEqual(evidence);
  });

  it('evidenceOf returns the code of a text message with its challenge', () => {
    expect(evidenceOf(texted, { ...noSecrets, texted: ' 204816' })).toEqual({
      method: 'mobile',
      challenge: 'c1',
      code: '204816',
    });
  });
});

describe('problems of a registration', () => {
  it('are reported for the current step', () => {
    expect(wrongIn({ ...empty, accountNumber: ' ' })).toEqual(['accountNumber valueMissing']);
    expect(wrongIn(found)).toEqual(['method valueMissing']);
    expect(wrongIn({ ...found, method: 'code' })).toEqual(['code valueMissing']);
    expect(wrongIn({ ...found, method: 'invoice' })).toEqual(['invoiceNumber valueMissing']);
    expect(wrongIn({ ...found, method: 'mobile' })).toEqual(['mobileNumber valueMissing']);
    expect(wrongIn(texted)).toEqual(['texted valueMissing']);
    expect(wrongIn({ ...verified, step: 'verify' })).toEqual([]);
    expect(wrongIn({ ...verified, firstName: '', email: 'robin', phoneNumber: '207', language: '' })).toEqual([
      'firstName valueMissing',
      'email typeMismatch',
      'phoneNumber patternMismatch',
      'language valueMissing',
    ]);
  });

  it('skip the phone format in both steps if the store accepts any number (decision 27)', () => {
    const anyPhone = { skipFormat: true };
    expect(wrongIn({ ...found, method: 'mobile', mobileNumber: '+44 20 7946 0000' }, noSecrets, anyPhone)).toEqual([]);
    expect(wrongIn({ ...verified, phoneNumber: '+44 20 7946 0000' }, noSecrets, anyPhone)).toEqual([]);
    expect(wrongIn({ ...verified, phoneNumber: ' ' }, noSecrets, anyPhone)).toEqual(['phoneNumber valueMissing']);
  });

  it('are taken from the backend’s response, for known fields only', () => {
    expect([...namedIn({ email: 'typeMismatch', accountId: 'badInput' })]).toEqual([
      ['email', { code: 'typeMismatch' }],
    ]);
    expect([...namedIn(undefined)]).toEqual([]);
  });
});

describe('stored draft of a registration', () => {
  it('is parsed back unchanged, and contains no secrets', () => {
    const stored = JSON.stringify({ ...verified, texted: texted.texted });
    expect(parseDraft(JSON.parse(stored))).toEqual({ ...verified, texted: texted.texted });
    expect(Object.keys(verified).filter((key) => key in noSecrets && key !== 'texted')).toEqual([]);
    expect(hasInput(verified) && !hasInput(empty)).toBe(true);
  });

  it.each([
    ['nothing', null, null],
    ['a list', [], null],
    ['a number for the account', { accountNumber: 7, language: 'en-US' }, null],
    [
      'a step that was not reached',
      { accountNumber: '1', language: 'en-US', step: 'details' },
      { step: 'account', proof: null },
    ],
    ['details without a verification', { ...verified, proof: null }, { step: 'verify' }],
    ['a method that is not offered', { ...found, method: 'iris' }, { method: null }],
    [
      'a key named __proto__',
      JSON.parse('{"accountNumber":"1","language":"en-US","__proto__":{"proof":{"handle":"x"}}}'),
      { proof: null },
    ],
  ])('is validated: %s', (_what, stored, expected) => {
    const read = parseDraft(stored);
    if (expected === null) expect(read).toBeNull();
    else expect(read).toMatchObject(expected);
  });
});
