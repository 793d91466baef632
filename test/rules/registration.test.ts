import { describe, expect, it } from 'vitest';
import { isEmailRefused, registrationProblems, resendOutcome } from '../../src/rules';

const details = {
  firstName: 'Sam',
  lastName: 'Ortiz',
  email: 'sam@outlet.example',
  phoneNumber: '(555) 123-4567',
  language: 'en-US',
};
const valueMissing = { code: 'valueMissing', params: {} };

describe('the personal fields of a registration', () => {
  it('have no problems when they are complete', () => {
    expect(registrationProblems(details)).toStrictEqual([]);
  });

  it('are all required, in the order of the error summary', () => {
    const blank = { language: '', phoneNumber: ' ', email: '\u200b', lastName: '\t', firstName: '' };
    expect(registrationProblems(blank)).toStrictEqual([
      { field: 'firstName', problem: valueMissing },
      { field: 'lastName', problem: valueMissing },
      { field: 'email', problem: valueMissing },
      { field: 'phoneNumber', problem: valueMissing },
      { field: 'language', problem: valueMissing },
    ]);
  });

  it('have an email address, a phone number and a known language', () => {
    const wrong = { ...details, email: 'sam@outlet', phoneNumber: '555-1234', language: 'de-DE' };
    expect(registrationProblems(wrong)).toStrictEqual([
      { field: 'email', problem: { code: 'typeMismatch', params: {} } },
      { field: 'phoneNumber', problem: { code: 'patternMismatch', params: {} } },
      { field: 'language', problem: valueMissing },
    ]);
  });

  it('have a phone number in any format if the store says so', () => {
    const abroad = { ...details, phoneNumber: '+44 20 7946 0958' };
    expect(registrationProblems(abroad, { skipFormat: true })).toStrictEqual([]);
    expect(registrationProblems(abroad)).toStrictEqual([
      { field: 'phoneNumber', problem: { code: 'patternMismatch', params: {} } },
    ]);
  });
});

describe('the response to a resent activation', () => {
  it.each([
    ['SUCCESS', 'success', false],
    ['EXISTS', 'already-activated', false],
    ['INVALID_EMAIL', 'contact-customer-service', true],
    ['ERROR', 'contact-customer-service', false],
    [' SUCCESS', 'contact-customer-service', false],
    [null, 'contact-customer-service', false],
  ])('%j leads to %s', (responseCode, outcome, refused) => {
    expect(resendOutcome(responseCode)).toBe(outcome);
    expect(isEmailRefused(responseCode)).toBe(refused);
  });
});
