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

interface Shown {
  readonly form: () => Form<Person, PersonField>;
  readonly place: HTMLElement;
  readonly input: (field: PersonField) => HTMLInputElement;
  readonly errors: () => readonly (string | null)[];
  readonly again: () => void;
}

function show(given: Partial<FormOptions<Person, PersonField, string>> = {}, { hasSummary = true } = {}): Shown {
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
const submit = ({ place }: Shown) => fireEvent.submit(place.querySelector('form') ?? expect.fail('No form'));
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows a problem 200 ms after its field lost the focus, and of no other field', () => {
  const shown = show();
  fireEvent.blur(shown.input('name'));
  wait(FIELD_LEAVE_MS - 1);
  expect(shown.errors()).toEqual([null, null]);
  wait(1);
  expect(shown.errors()).toEqual(['name: missing', null]);
});

it('shows a problem after 2000 ms without a key, and removes it with the key that corrects it', () => {
  const shown = show();
  type(shown.input('name'), '?');
  wait(FIELD_IDLE_MS - 1);
  expect(shown.errors()).toEqual([null, null]);
  wait(1);
  expect(shown.errors()).toEqual(['name: unreadable', null]);
  type(shown.input('name'), 'Dana');
  expect(shown.errors()).toEqual([null, null]);
  type(shown.input('name'), '');
  expect(shown.errors()).toEqual(['name: missing', null]);
});

it('shows an urgent problem while it is typed', () => {
  const shown = show({ isUrgent: (problem) => problem === 'unreadable' });
  type(shown.input('name'), '?');
  expect(shown.errors()).toEqual(['name: unreadable', null]);
});

it('shows all problems of a submit at once, lists them and moves the focus to the list', () => {
  const onSubmit = vi.fn();
  const shown = show({ onSubmit });
  submit(shown);
  expect(shown.errors()).toEqual(['name: missing', 'email: missing']);
  const list = shown.place.querySelector('.tf-error-summary');
  expect(document.activeElement).toBe(list);
  expect([...(list?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    [
      ['name: missing', `#${shown.input('name').id}`],
      ['email: missing', `#${shown.input('email').id}`],
    ],
  );
  shown.input('email').focus();
  type(shown.input('name'), 'Dana');
  expect(list?.querySelector('h2')?.textContent).toBe('1 problems');
  expect(document.activeElement).toBe(shown.input('email'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('moves the focus to the first field with a problem where no summary is rendered', () => {
  const shown = show({}, { hasSummary: false });
  type(shown.input('name'), 'Dana');
  submit(shown);
  expect(document.activeElement).toBe(shown.input('email'));
});

it('submits the formatted values, one submit at a time', async () => {
  let end = () => {};
  const onSubmit = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const shown = show({ onSubmit });
  type(shown.input('name'), 'Dana');
  type(shown.input('email'), 'DANA@example.com');
  submit(shown);
  submit(shown);
  await act(async () => {});
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Dana', email: 'dana@example.com' });
  expect(shown.form().isSubmitting).toBe(true);
  await act(async () => end());
  expect(shown.form().isSubmitting).toBe(false);
  submit(shown);
  await act(async () => {});
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

it('submits nothing while it is locked', async () => {
  const onSubmit = vi.fn();
  const shown = show({ onSubmit, isLocked: () => true });
  submit(shown);
  await act(async () => {});
  expect(shown.errors()).toEqual([null, null]);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('shows a field’s refusal until the field changes, and can then be sent again', async () => {
  const onSubmit = vi.fn(() => shown.form().refuse(new Map([['email', 'taken']])));
  const shown: Shown = show({ onSubmit, initial: () => ({ name: 'Dana', email: 'dana@example.com' }) });
  submit(shown);
  await act(async () => {});
  expect(shown.errors()).toEqual([null, 'email: taken']);
  expect(document.activeElement).toBe(shown.place.querySelector('.tf-error-summary'));
  submit(shown);
  await act(async () => {});
  expect(onSubmit).toHaveBeenCalledTimes(2);
  type(shown.input('name'), 'Dan');
  expect(shown.errors()).toEqual([null, 'email: taken']);
  type(shown.input('email'), 'dan@example.com');
  expect(shown.errors()).toEqual([null, null]);
});

it('shows no problem of fields that lost the focus after it is told to be quiet', () => {
  const shown = show();
  fireEvent.blur(shown.input('name'));
  act(() => shown.form().quiet());
  wait(FIELD_IDLE_MS);
  expect(shown.errors()).toEqual([null, null]);
});

it('stores each change as a draft, continues from it, and removes it after the end or a reset', () => {
  let kept: Person | null = null;
  const save = vi.fn((values: Person) => (kept = values));
  const shown = show({ draft: { load: () => kept, save, remove: () => (kept = null) } });
  expect(save).not.toHaveBeenCalled();
  expect(shown.form().isDraft).toBe(false);
  type(shown.input('name'), 'Dana');
  expect(kept).toEqual({ name: 'Dana', email: '' });
  shown.again();
  expect([shown.input('name').value, shown.form().isDraft]).toEqual(['Dana', true]);
  act(() => shown.form().end());
  expect([shown.input('name').value, shown.form().isDraft, kept]).toEqual(['Dana', false, null]);
  submit(shown);
  act(() => shown.form().startOver());
  expect([shown.input('name').value, shown.errors()]).toEqual(['', [null, null]]);
});
