import { describe, expect, it } from 'vitest';
import { attachmentProblem, type CaseAnswers, caseProblems } from '../../src/rules';

const rules = { messageMax: 20 };
const contact = { name: 'Sam Ortiz', email: 'sam@outlet.example', phone: '(555) 123-4567' };
const hours = { day: 2, start: '08:00', end: '12:00' };

const equipmentCase: CaseAnswers = {
  kind: 'equipment',
  equipment: { type: 'cooler', detail: null, assetNumber: 'A-100' },
  problemType: 'cooling',
  reason: 'warm',
  message: 'It does not cool.',
  availability: [hours],
  contact,
  onsiteContact: null,
  onBehalfOf: null,
};
const customerCase: CaseAnswers = { ...equipmentCase, kind: 'customer', equipment: null, availability: [] };

describe('a support case', () => {
  it.each([
    ['about equipment', equipmentCase],
    ['about anything else, without equipment and hours', customerCase],
    ['with a contact on site', { ...equipmentCase, onsiteContact: { name: 'Kim', phone: '(555) 765-4321' } }],
    ['for somebody else', { ...customerCase, onBehalfOf: contact }],
    ['without an asset number', { ...equipmentCase, equipment: { type: 'cooler', detail: null, assetNumber: '' } }],
    [
      'with white space around an email address',
      { ...customerCase, contact: { ...contact, email: ' sam@a.example ' } },
    ],
    ['with hours on several days', { ...equipmentCase, availability: [hours, { ...hours, day: 3 }] }],
  ])('%s has no problems', (_what, answers) => {
    expect(caseProblems(answers, rules)).toStrictEqual([]);
  });

  it('lists every missing answer in the order of the form', () => {
    const nobody = { name: ' ', email: '\u200b', phone: '' };
    const answers: CaseAnswers = {
      kind: 'equipment',
      equipment: { type: ' ', detail: null, assetNumber: '' },
      problemType: '',
      reason: '\t',
      message: ' \n ',
      availability: [],
      contact: nobody,
      onsiteContact: { name: '', phone: ' ' },
      onBehalfOf: nobody,
    };
    expect(caseProblems(answers, rules)).toStrictEqual([
      { field: 'equipmentType', code: 'valueMissing' },
      { field: 'problemType', code: 'valueMissing' },
      { field: 'reason', code: 'valueMissing' },
      { field: 'message', code: 'valueMissing' },
      { field: 'availability', code: 'valueMissing' },
      { field: 'contactName', code: 'valueMissing' },
      { field: 'contactEmail', code: 'valueMissing' },
      { field: 'contactPhone', code: 'valueMissing' },
      { field: 'onsiteName', code: 'valueMissing' },
      { field: 'onsitePhone', code: 'valueMissing' },
      { field: 'requesterName', code: 'valueMissing' },
      { field: 'requesterEmail', code: 'valueMissing' },
      { field: 'requesterPhone', code: 'valueMissing' },
    ]);
  });

  it('lists every invalid answer in the order of the form', () => {
    const wrong = { name: 'Kim', email: 'kim@outlet', phone: '555-1234' };
    const answers: CaseAnswers = {
      ...equipmentCase,
      equipment: { type: 'cooler', detail: null, assetNumber: '1'.repeat(41) },
      message: 'x'.repeat(21),
      availability: [hours, { day: 4, start: '12:00', end: '12:00' }],
      contact: wrong,
      onsiteContact: wrong,
      onBehalfOf: wrong,
    };
    expect(caseProblems(answers, rules)).toStrictEqual([
      { field: 'assetNumber', code: 'tooLong' },
      { field: 'message', code: 'tooLong' },
      { field: 'availability', code: 'startNotBeforeEnd', day: 4 },
      { field: 'contactEmail', code: 'typeMismatch' },
      { field: 'contactPhone', code: 'patternMismatch' },
      { field: 'onsitePhone', code: 'patternMismatch' },
      { field: 'requesterEmail', code: 'typeMismatch' },
      { field: 'requesterPhone', code: 'patternMismatch' },
    ]);
  });

  it('about equipment needs the type of the equipment', () => {
    expect(caseProblems({ ...equipmentCase, equipment: null }, rules)).toStrictEqual([
      { field: 'equipmentType', code: 'valueMissing' },
    ]);
  });

  it('about anything else ignores the equipment but checks the hours', () => {
    const answers: CaseAnswers = {
      ...customerCase,
      equipment: { type: '', detail: null, assetNumber: '1'.repeat(41) },
      availability: [{ day: 1, start: '13:00', end: '09:00' }],
    };
    expect(caseProblems(answers, rules)).toStrictEqual([{ field: 'availability', code: 'startNotBeforeEnd', day: 1 }]);
  });

  it('names the weekday of each invalid time, also Sunday', () => {
    const availability = [
      { day: 0, start: '', end: '12:00' },
      { day: 1, start: '08:00', end: '' },
      { day: 2, start: '8:00', end: '12:00' },
      { day: 3, start: '08:00', end: '24:00' },
      { day: 4, start: '08:00', end: '08:01' },
    ];
    expect(caseProblems({ ...equipmentCase, availability }, rules)).toStrictEqual([
      { field: 'availability', code: 'valueMissing', day: 0 },
      { field: 'availability', code: 'valueMissing', day: 1 },
      { field: 'availability', code: 'badInput', day: 2 },
      { field: 'availability', code: 'badInput', day: 3 },
    ]);
  });

  it('has an asset number of at most 40 characters without the white space around it', () => {
    const withAsset = (assetNumber: string): CaseAnswers => ({
      ...equipmentCase,
      equipment: { type: 'cooler', detail: null, assetNumber },
    });
    expect(caseProblems(withAsset('1'.repeat(40)), rules)).toStrictEqual([]);
    expect(caseProblems(withAsset(` ${'1'.repeat(40)} `), rules)).toStrictEqual([]);
    expect(caseProblems(withAsset('1'.repeat(41)), rules)).toStrictEqual([{ field: 'assetNumber', code: 'tooLong' }]);
  });

  it('has a message of at most the maximum length', () => {
    expect(caseProblems({ ...customerCase, message: 'x'.repeat(20) }, rules)).toStrictEqual([]);
    expect(caseProblems({ ...customerCase, message: 'x'.repeat(21) }, rules)).toStrictEqual([
      { field: 'message', code: 'tooLong' },
    ]);
  });

  it('has phone numbers in any format if the store says so', () => {
    const abroad = { ...contact, phone: '+44 20 7946 0958' };
    const answers: CaseAnswers = { ...equipmentCase, contact: abroad, onsiteContact: abroad, onBehalfOf: abroad };
    expect(caseProblems(answers, { ...rules, skipFormat: true })).toStrictEqual([]);
    expect(caseProblems(answers, { ...rules, skipFormat: false })).toStrictEqual([
      { field: 'contactPhone', code: 'patternMismatch' },
      { field: 'onsitePhone', code: 'patternMismatch' },
      { field: 'requesterPhone', code: 'patternMismatch' },
    ]);
  });
});

describe('an attachment', () => {
  const rule = { types: ['image/png', 'image/jpeg'], maxBytes: 1000 };

  it.each([
    ['of an accepted type and the maximum size is accepted', { type: 'image/jpeg', size: 1000 }, null],
    ['of one byte is accepted', { type: 'image/png', size: 1 }, null],
    ['of one byte more than the maximum is refused', { type: 'image/png', size: 1001 }, 'rangeOverflow'],
    ['without content is refused', { type: 'image/png', size: 0 }, 'valueMissing'],
    ['of another type is refused', { type: 'image/gif', size: 10 }, 'typeMismatch'],
    ['without a type is refused', { type: '', size: 10 }, 'typeMismatch'],
    ['of another type is refused for its type first', { type: 'video/mp4', size: 5000 }, 'typeMismatch'],
  ])('%s', (_what, file, expected) => {
    expect(attachmentProblem(file, rule)).toBe(expected);
  });
});
