import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../../src/runtime/storage';
import {
  guestProblems,
  isComplete,
  storeGuestDetails,
  readGuestDetails,
} from '../../../src/widgets/checkout/guest.rules';

const whole = { lastName: 'Reyes', email: 'reyes@pier.example', phoneNumber: '(207) 555-0117' };

describe('a guest’s details', () => {
  it('are all required, with the phone number in the store’s format', () => {
    expect([...guestProblems(whole, false)]).toEqual([]);
    expect([...guestProblems({}, false)]).toEqual([
      ['lastName', 'valueMissing'],
      ['email', 'valueMissing'],
      ['phoneNumber', 'valueMissing'],
    ]);
    expect([...guestProblems({ ...whole, email: 'reyes@', phoneNumber: '2075550117' }, false)]).toEqual([
      ['email', 'typeMismatch'],
      ['phoneNumber', 'patternMismatch'],
    ]);
  });

  it('accept any phone number if the store skips the format, but not a blank one (decision 27)', () => {
    expect(isComplete({ ...whole, phoneNumber: '+44 20 7946 0018' }, true)).toBe(true);
    expect(isComplete({ ...whole, phoneNumber: ' ' }, true)).toBe(false);
  });

  it('are stored trimmed and without blank ones; nothing is stored if all are blank (decision 12)', () => {
    const store = memoryStore();
    storeGuestDetails(store, 'guest', { lastName: ' Reyes ', email: ' ', phoneNumber: '' });
    expect(readGuestDetails(store, 'guest')).toEqual({ lastName: 'Reyes' });
    storeGuestDetails(store, 'guest', { lastName: '', email: ' ', phoneNumber: '' });
    expect(store.keys()).toEqual([]);
    expect(readGuestDetails(store, 'guest')).toEqual({});
  });
});
