import { describe, expect, it } from 'vitest';
import {
  answerLabel,
  type CheckoutChoiceField,
  type CheckoutDateField,
  type CheckoutField,
  checkoutFieldName,
  checkoutFieldProblem,
  checkoutFieldProblems,
  type CheckoutFileField,
  type CheckoutTextField,
  givenAnswers,
  isCheckoutFieldName,
} from '../../src/rules';

const base = { label: 'Label', hint: null, required: false };
const text: CheckoutTextField = { ...base, id: 'receiver', kind: 'text', maxLength: 5, multiline: false };
const choice: CheckoutChoiceField = {
  ...base,
  id: 'cost-center',
  kind: 'choice',
  required: true,
  options: [{ value: 'bar', label: 'Bar' }],
};
const twoOptions: CheckoutChoiceField = {
  ...choice,
  options: [
    { value: 'bar', label: 'Bar' },
    { value: 'kitchen', label: 'Kitchen' },
  ],
};
const date: CheckoutDateField = { ...base, id: 'event', kind: 'date', min: '2026-11-17', max: '2026-12-31' };
const file: CheckoutFileField = { ...base, id: 'permit', kind: 'file', types: ['application/pdf'], maxBytes: 10 };

describe('the name of a checkout field', () => {
  it('is its id among the fields of an order', () => {
    expect(checkoutFieldName({ id: 'cost-center' })).toBe('fields.cost-center');
  });

  it.each([
    ['fields.cost-center', true],
    ['fields.', true],
    ['fields', false],
    ['deliveryNotes', false],
    ['notes.fields.', false],
    ['', false],
  ])('is told from the name of another field: %j is %j', (name, expected) => {
    expect(isCheckoutFieldName(name)).toBe(expected);
  });
});

describe('the answer to a checkout field', () => {
  it.each<readonly [string, CheckoutField, string | undefined, object | null]>([
    ['is optional', text, undefined, null],
    ['is optional when blank', text, ' \u200B ', null],
    ['is required', choice, undefined, { code: 'valueMissing' }],
    ['is not blank', choice, '  ', { code: 'valueMissing' }],
    ['may have the maximum length, without white space around it', text, ' 12345 ', null],
    ['is not longer', text, '1234567', { code: 'tooLong', params: { over: 2 } }],
    ['is an option', choice, 'bar', null],
    ['is any of the options', twoOptions, 'kitchen', null],
    ['is the value of an option, not its label', twoOptions, 'Kitchen', { code: 'badInput' }],
    ['is no inherited name', choice, 'constructor', { code: 'badInput' }],
    ['is the first date', date, '2026-11-17', null],
    ['is the last date', date, '2026-12-31', null],
    ['is not earlier', date, '2026-11-16', { code: 'rangeUnderflow', params: { limit: '2026-11-17' } }],
    ['is not later', date, '2027-01-01', { code: 'rangeOverflow', params: { limit: '2026-12-31' } }],
    ['is a day that exists', date, '2026-11-31', { code: 'badInput' }],
    ['is any date without limits', { ...date, min: null, max: null }, '1999-01-01', null],
    ['is a handle', file, 'up-1', null],
    ['is a handle if it is required', { ...file, required: true }, '', { code: 'valueMissing' }],
  ])('%s', (_title, field, value, expected) => {
    const problem = checkoutFieldProblem(field, value === undefined ? undefined : { value });
    if (expected === null) expect(problem).toBeNull();
    else expect(problem).toMatchObject(expected);
  });
});

describe('the answers to all fields', () => {
  const fields = [choice, text, date, file];

  it('have a problem by the name of the field, also for unknown and repeated fields', () => {
    expect(checkoutFieldProblems(fields, [])).toEqual({ 'fields.cost-center': 'valueMissing' });
    expect(
      checkoutFieldProblems(fields, [
        { id: 'cost-center', value: 'bar' },
        { id: 'constructor', value: 'x' },
        { id: 'event', value: '2026-11-20' },
        { id: 'event', value: '2026-11-21' },
      ]),
    ).toEqual({ 'fields.constructor': 'badInput', 'fields.event': 'badInput' });
  });

  it('have no problems when all are valid', () => {
    const given = [
      { id: 'cost-center', value: 'bar' },
      { id: 'receiver', value: 'Sam' },
    ];
    expect(checkoutFieldProblems(fields, given)).toStrictEqual({});
    expect(checkoutFieldProblems([], [])).toStrictEqual({});
  });

  it('are sent in the order of the fields, trimmed, without blank and unknown ones', () => {
    expect(
      givenAnswers(fields, [
        { id: 'permit', value: 'up-1', fileName: 'permit.pdf' },
        { id: 'gone', value: 'x' },
        { id: 'receiver', value: ' Sam ' },
        { id: 'event', value: '' },
      ]),
    ).toEqual([
      { id: 'receiver', value: 'Sam' },
      { id: 'permit', value: 'up-1', fileName: 'permit.pdf' },
    ]);
  });

  it('are read as the label of the option and the name of the file', () => {
    expect(answerLabel(choice, { id: 'cost-center', value: 'bar' })).toBe('Bar');
    expect(answerLabel(file, { id: 'permit', value: 'up-1', fileName: 'permit.pdf' })).toBe('permit.pdf');
    expect(answerLabel(date, { id: 'event', value: '2026-11-20' })).toBe('2026-11-20');
    expect(answerLabel(twoOptions, { id: 'cost-center', value: 'kitchen' })).toBe('Kitchen');
  });

  it('are read as their value when there is no option or name of a file', () => {
    expect(answerLabel(choice, { id: 'cost-center', value: 'gone' })).toBe('gone');
    expect(answerLabel(file, { id: 'permit', value: 'up-1' })).toBe('up-1');
    expect(answerLabel(text, { id: 'receiver', value: 'Sam', fileName: 'sam.pdf' })).toBe('Sam');
  });
});
