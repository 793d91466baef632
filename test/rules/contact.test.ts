import { describe, expect, it } from 'vitest';
import { type MessageAnswers, messageProblems } from '../../src/rules';

const rules = { subjectMax: 10, messageMax: 20 };
const contact = { name: 'Sam Ortiz', email: 'sam@outlet.example', phone: '(555) 123-4567' };
const message: MessageAnswers = { topic: 'orders', subject: 'Late', text: 'Where is it?', contact };

const problems = (changes: Partial<MessageAnswers>, options: Parameters<typeof messageProblems>[1] = rules) => [
  ...messageProblems({ ...message, ...changes }, options),
];

describe('a message to customer service', () => {
  it('has no problems when it is complete', () => {
    expect(problems({})).toStrictEqual([]);
  });

  it('needs every field but the phone number, listed in the order of the form', () => {
    expect(
      problems({ topic: '', subject: ' ', text: '\n\u200b', contact: { name: '\t', email: '', phone: ' \u200b' } }),
    ).toStrictEqual([
      ['topic', 'valueMissing'],
      ['subject', 'valueMissing'],
      ['text', 'valueMissing'],
      ['name', 'valueMissing'],
      ['email', 'valueMissing'],
    ]);
  });

  it('lists every invalid field in the order of the form', () => {
    expect(
      problems({
        subject: 'x'.repeat(11),
        text: 'x'.repeat(21),
        contact: { name: 'Sam', email: 'sam@outlet', phone: '555-1234' },
      }),
    ).toStrictEqual([
      ['subject', 'tooLong'],
      ['text', 'tooLong'],
      ['email', 'typeMismatch'],
      ['phone', 'patternMismatch'],
    ]);
  });

  it.each([
    ['a subject of the maximum length', { subject: 'x'.repeat(10) }],
    ['a subject of the maximum length in white space', { subject: ` ${'x'.repeat(10)}  ` }],
    ['a text of the maximum length', { text: 'x'.repeat(20) }],
    ['a text of the maximum length in white space', { text: `\n${'x'.repeat(20)}\n` }],
    ['white space around the email address', { contact: { ...contact, email: ' sam@outlet.example ' } }],
    ['no phone number', { contact: { ...contact, phone: '' } }],
  ])('may have %s', (_what, changes) => {
    expect(problems(changes)).toStrictEqual([]);
  });

  it('has a phone number in any format if the store says so', () => {
    const abroad = { contact: { ...contact, phone: '+44 20 7946 0958' } };
    expect(problems(abroad, { ...rules, skipFormat: true })).toStrictEqual([]);
    expect(problems(abroad, { ...rules, skipFormat: false })).toStrictEqual([['phone', 'patternMismatch']]);
  });
});
