import { StrictMode, useState } from 'react';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FIELD_IDLE_MS, FIELD_LEAVE_MS } from '../../../src/rules';
import { Field } from '../../../src/ui/field/field';
import { TextInput } from '../../../src/ui/field/text-input';
import { FormErrorSummary } from '../../../src/ui/form/form-error-summary';
import { type Form, type FormOptions, useForm } from '../../../src/ui/form/use-form';

interface Person {
  readonly name: string;
  readonly email: string;
}
type PersonField = keyof Person;

const fields = ['name', 'email'] as const;
const problemOf = (text: string): string | null => (text === '' ? 'missing' : text === '?' ? 'unreadable' : null);
const problemsOf = (person: Person) =>
  new Map(
    fields.flatMap((field): readonly (readonly [PersonField, string])[] => {
      const problem = problemOf(person[field]);
      return problem === null ? [] : [[field, problem]];
    }),
  );
const textOf = (field: PersonField, problem: string) => `${field}: ${problem}`;

interface FormHarness {
  readonly form: () => Form<Person, PersonField>;
  readonly place: HTMLElement;
  readonly input: (field: PersonField) => HTMLInputElement;
  readonly errors: () => readonly (string | null)[];
  readonly again: () => void;
}

function show(given: Partial<FormOptions<Person, PersonField, string>> = {}, { hasSummary = true } = {}): FormHarness {
  let latest: Form<Person, PersonField> | undefined;
  function PersonForm() {
    const form = useForm<Person, PersonField>({
      initial: () => ({ name: '', email: '' }),
      problemsOf,
      textOf,
      onSubmit: () => {},
      ...given,
    });
    latest = form;
    return (
      <form {...form.props}>
        {hasSummary && <FormErrorSummary form={form} level={2} title={(count) => `${count} problems`} />}
        {fields.map((field) => (
          <Field key={field} {...form.field(field)} label={field}>
            {(control) => (
              <TextInput
                {...control}
                {...form.input(field, field === 'email' ? (text) => text.toLowerCase() : undefined)}
                name={field}
              />
            )}
          </Field>
        ))}
      </form>
    );
  }
  function Page() {
    const [visit, setVisit] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setVisit(visit + 1)} />
        <PersonForm key={visit} />
      </>
    );
  }
  const { container } = render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  const input = (field: PersonField) =>
    container.querySelector<HTMLInputElement>(`[name=${field}]`) ?? expect.fail('No field');
  return {
    form: () => latest ?? expect.fail('No form'),
    place: container,
    input,
    errors: () =>
      fields.map((field) => input(field).closest('.tf-field')?.querySelector('.tf-field-error')?.textContent ?? null),
    again: () => fireEvent.click(container.querySelector('button') ?? expect.fail('No button')),
  };
}

const type = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } });
const submit = ({ place }: FormHarness) => fireEvent.submit(place.querySelector('form') ?? expect.fail('No form'));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows a problem 200 ms after its field lost the focus, and of no other field', () => {
  const harness = show();
  fireEvent.blur(harness.input('name'));
  wait(FIELD_LEAVE_MS - 1);
  expect(harness.errors()).toEqual([null, null]);
  wait(1);
  expect(harness.errors()).toEqual(['name: missing', null]);
});

it('shows a problem after 2000 ms without a key, and removes it with the key that corrects it', () => {
  const harness = show();
  type(harness.input('name'), '?');
  wait(FIELD_IDLE_MS - 1);
  expect(harness.errors()).toEqual([null, null]);
  wait(1);
  expect(harness.errors()).toEqual(['name: unreadable', null]);
  type(harness.input('name'), 'Dana');
  expect(harness.errors()).toEqual([null, null]);
  type(harness.input('name'), '');
  expect(harness.errors()).toEqual(['name: missing', null]);
});

it('shows an urgent problem while it is typed', () => {
  const harness = show({ isUrgent: (problem) => problem === 'unreadable' });
  type(harness.input('name'), '?');
  expect(harness.errors()).toEqual(['name: unreadable', null]);
});

it('shows all problems of a submit at once, lists them and moves the focus to the list', () => {
  const onSubmit = vi.fn();
  const harness = show({ onSubmit });
  submit(harness);
  expect(harness.errors()).toEqual(['name: missing', 'email: missing']);
  const list = harness.place.querySelector('.tf-error-summary');
  expect(document.activeElement).toBe(list);
  expect([...(list?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    [
      ['name: missing', `#${harness.input('name').id}`],
      ['email: missing', `#${harness.input('email').id}`],
    ],
  );
  harness.input('email').focus();
  type(harness.input('name'), 'Dana');
  expect(list?.querySelector('h2')?.textContent).toBe('1 problems');
  expect(document.activeElement).toBe(harness.input('email'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('moves the focus to the first field with a problem where no summary is rendered', () => {
  const harness = show({}, { hasSummary: false });
  type(harness.input('name'), 'Dana');
  submit(harness);
  expect(document.activeElement).toBe(harness.input('email'));
});

it('submits the formatted values, one submit at a time', async () => {
  let end = () => {};
  const onSubmit = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const harness = show({ onSubmit });
  type(harness.input('name'), 'Dana');
  type(harness.input('email'), 'DANA@example.com');
  submit(harness);
  submit(harness);
  await act(async () => {});
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Dana', email: 'dana@example.com' });
  expect(harness.form().isSubmitting).toBe(true);
  await act(async () => end());
  expect(harness.form().isSubmitting).toBe(false);
  submit(harness);
  await act(async () => {});
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

it('submits nothing while it is locked', async () => {
  const onSubmit = vi.fn();
  const harness = show({ onSubmit, isLocked: () => true });
  submit(harness);
  await act(async () => {});
  expect(harness.errors()).toEqual([null, null]);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('shows a field’s refusal until the field changes, and can then be sent again', async () => {
  const onSubmit = vi.fn(() => harness.form().refuse(new Map([['email', 'taken']])));
  const harness: FormHarness = show({ onSubmit, initial: () => ({ name: 'Dana', email: 'dana@example.com' }) });
  submit(harness);
  await act(async () => {});
  expect(harness.errors()).toEqual([null, 'email: taken']);
  expect(document.activeElement).toBe(harness.place.querySelector('.tf-error-summary'));
  submit(harness);
  await act(async () => {});
  expect(onSubmit).toHaveBeenCalledTimes(2);
  type(harness.input('name'), 'Dan');
  expect(harness.errors()).toEqual([null, 'email: taken']);
  type(harness.input('email'), 'dan@example.com');
  expect(harness.errors()).toEqual([null, null]);
});

it('shows no problem of fields that lost the focus after it is told to be quiet', () => {
  const harness = show();
  fireEvent.blur(harness.input('name'));
  act(() => harness.form().quiet());
  wait(FIELD_IDLE_MS);
  expect(harness.errors()).toEqual([null, null]);
});

it('stores each change as a draft, continues from it, and removes it after the end or a reset', () => {
  let stored: Person | null = null;
  const save = vi.fn((values: Person) => (stored = values));
  const harness = show({ draft: { load: () => stored, save, remove: () => (stored = null) } });
  expect(save).not.toHaveBeenCalled();
  expect(harness.form().isDraft).toBe(false);
  type(harness.input('name'), 'Dana');
  expect(stored).toEqual({ name: 'Dana', email: '' });
  harness.again();
  expect([harness.input('name').value, harness.form().isDraft]).toEqual(['Dana', true]);
  act(() => harness.form().end());
  expect([harness.input('name').value, harness.form().isDraft, stored]).toEqual(['Dana', false, null]);
  submit(harness);
  act(() => harness.form().startOver());
  expect([harness.input('name').value, harness.errors()]).toEqual(['', [null, null]]);
});
