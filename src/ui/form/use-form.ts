import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm as useHookForm, useWatch } from 'react-hook-form';
import { getElementInRoot } from '../get-element-in-root';
import type { ListedErrors } from './form-error-summary';
import { useDeferredValidation } from './use-deferred-validation';

/** Problems by field, in the order of the form. */
export type FormProblems<Field extends string, Problem = string> = ReadonlyMap<Field, Problem>;

/** Storage of values until they are submitted. */
export interface FormDraft<Values> {
  /** Returns the values of an earlier visit; null without any. */
  load(): Values | null;
  /** Called with changed values. */
  save(values: Values): void;
  remove(): void;
}

export interface FormOptions<Values extends FieldValues, Field extends string, Problem> {
  /** The values of a new form. */
  readonly initial: () => Values;
  readonly draft?: FormDraft<Values>;
  /** Validates the values. A problem is a code, or an object with one. */
  readonly problemsOf: (values: Values) => FormProblems<Field, Problem>;
  /** Returns the problem and its fix in one sentence. */
  readonly textOf: (field: Field, problem: Problem, values: Values) => string;
  /**
   * Problems that a backend reported for these values, as long as the caller returns them. Visible at once; they do not
   * block a submit.
   */
  readonly refusedOf?: (values: Values) => FormProblems<Field, Problem>;
  /** Whether a problem shows while the user types into its field. Default: never. */
  readonly isUrgent?: (problem: Problem) => boolean;
  /** Whether submitting is disabled now. */
  readonly isLocked?: () => boolean;
  /** Called when a field changes, which makes feedback on the last submit obsolete. */
  readonly onChange?: (field: Field) => void;
  /** Called with valid values. The form is submitting until the promise settles. */
  readonly onSubmit: (values: Values) => unknown;
}

/** Names of the values that are strings. */
type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values];

/** A form: its values, the problems of its fields, and its submission. */
export interface Form<Values extends FieldValues, Field extends string, Problem = string> extends ListedErrors<Field> {
  readonly values: Values;
  /** True when the values came from a draft that has not been submitted. */
  readonly isDraft: boolean;
  /** True while the promise of a submit is pending. */
  readonly isSubmitting: boolean;
  /** Props of the `<form>` element. */
  readonly props: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent) => void;
  };
  /** Returns the id and the visible error of a field, for a `<Field>`. */
  readonly field: (field: Field) => { readonly id: string; readonly error: string | undefined };
  /** Returns value and event handlers of a text field. `format` is applied to the input. */
  readonly input: (
    field: Field & TextName<Values>,
    format?: (text: string) => string,
  ) => {
    readonly value: string;
    readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
    readonly onBlur: () => void;
  };
  /**
   * Changes values. With a field, its problem is hidden until the field is idle, and its backend problem is removed.
   */
  readonly change: (next: Partial<Values> | ((before: Values) => Partial<Values>), field?: Field) => void;
  /** Call it on blur of a field. */
  readonly leave: (field: Field) => void;
  /** Shows the problem of a field at once. */
  readonly show: (field: Field) => void;
  /** Shows all problems and moves focus to them. */
  readonly showAll: () => void;
  /**
   * Shows problems from a backend and moves focus to them. They disappear when their field changes, and do not block a
   * submit.
   */
  readonly refuse: (problems: FormProblems<Field, Problem>) => void;
  /** Hides all problems until their field is blurred, idle, or submitted again. */
  readonly quiet: () => void;
  readonly submit: () => void;
  /** Submits the values with another function and without validation; does nothing while the form is submitting. */
  readonly run: (work: (values: Values) => unknown) => void;
  /** Resets the form to its initial values or the given ones, and removes the draft. */
  readonly startOver: (values?: Values) => void;
  /** Removes the draft, because the result of the submit is final. */
  readonly end: () => void;
}

const everything = <Values>(values: Values): Values => values;

const NONE = new Map<never, never>();

/**
 * Extends react-hook-form with the timing of errors (decision 35), focus after a rejected submit, and drafts. A visible
 * problem disappears as soon as its value is valid. Focus moves to the error summary, or to the first invalid field of
 * a form without one.
 */
export function useForm<Values extends FieldValues, Field extends string, Problem = string>(
  options: FormOptions<Values, Field, Problem>,
): Form<Values, Field, Problem> {
  const { initial, draft, problemsOf, textOf, refusedOf, isUrgent, isLocked, onChange, onSubmit } = options;
  const [loaded] = useState(() => draft?.load() ?? null);
  const [first] = useState(() => loaded ?? initial());
  const { control, formState, getValues, setValues, reset, handleSubmit } = useHookForm<Values>({
    defaultValues: first as DefaultValues<Values>, // A complete object is a valid partial one.
  });
  const values = useWatch({ control, compute: everything<Values> });
  const [isDraft, setIsDraft] = useState(loaded !== null);
  const [visible, setVisible] = useState<ReadonlySet<Field> | 'all'>(new Set());
  const [refused, setRefused] = useState<FormProblems<Field, Problem>>(NONE);
  const [isListed, setIsListed] = useState(false);
  // Number of rejected submits: each moves the focus.
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const saved = useRef(values);
  const focused = useRef(0);
  const isSending = useRef(false);
  const prefix = useId();

  const show = (field: Field) => setVisible((before) => (before === 'all' ? before : new Set([...before, field])));
  const deferred = useDeferredValidation<Field>(show);

  const problems = problemsOf(values);
  const found: FormProblems<Field, Problem> = new Map([...refused, ...(refusedOf?.(values) ?? NONE)]);
  const problemOf = (field: Field): Problem | undefined => {
    const problem = problems.get(field);
    return problem !== undefined && (visible === 'all' || visible.has(field) || isUrgent?.(problem) === true)
      ? problem
      : found.get(field);
  };
  const idOf = (field: Field): string => `${prefix}-${field}`;
  const errorOf = (field: Field): string | undefined => {
    const problem = problemOf(field);
    return problem === undefined ? undefined : textOf(field, problem, values);
  };
  const listed = isListed
    ? [...new Map([...problems, ...found]).keys()].filter((field) => problemOf(field) !== undefined)
    : [];

  useEffect(() => {
    if (saved.current === values) return;
    saved.current = values;
    draft?.save(values);
  });
  useEffect(() => {
    if (focused.current === refusals) return;
    focused.current = refusals;
    const [wrong] = listed;
    if (summary.current !== null) summary.current.focus();
    else if (wrong !== undefined && form.current !== null) {
      const field = getElementInRoot(form.current, idOf(wrong));
      // For a group, its first control.
      (field?.querySelector('input') ?? field)?.focus();
    }
  });

  const list = () => {
    setIsListed(true);
    setRefusals((count) => count + 1);
  };
  const showAll = () => {
    setVisible('all');
    list();
  };
  const quiet = () => {
    deferred.cancel();
    setVisible(new Set());
    setRefused(NONE);
    setIsListed(false);
  };
  const change: Form<Values, Field, Problem>['change'] = (next, field) => {
    setValues((before) => ({ ...before, ...(typeof next === 'function' ? next(before) : next) }));
    if (field === undefined) return;
    setRefused((before) => new Map([...before].filter(([name]) => name !== field)));
    deferred.onType(field);
    onChange?.(field);
  };
  const run: Form<Values, Field, Problem>['run'] = (work) => {
    if (isSending.current) return;
    isSending.current = true;
    void handleSubmit((sent) => work(sent))().finally(() => {
      isSending.current = false;
    });
  };
  const submit = () => {
    if (isSending.current || isLocked?.() === true) return;
    setRefused(NONE);
    if (problemsOf(getValues()).size > 0) return showAll();
    setIsListed(false);
    run(onSubmit);
  };

  return {
    values,
    isDraft,
    listed,
    summary,
    idOf,
    errorOf,
    change,
    show,
    showAll,
    quiet,
    submit,
    run,
    isSubmitting: formState.isSubmitting,
    props: {
      ref: form,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        submit();
      },
    },
    field: (field) => ({ id: idOf(field), error: errorOf(field) }),
    input: (field, format = everything<string>) => ({
      value: String(values[field]),
      onChange: ({ target }) => change({ [field]: format(target.value) } as Partial<Values>, field), // `field` is typed to be the name of a string value.
      onBlur: () => deferred.onLeave(field),
    }),
    leave: deferred.onLeave,
    refuse: (next) => {
      setRefused(next);
      list();
    },
    startOver: (next = initial()) => {
      draft?.remove();
      reset(next);
      quiet();
      setIsDraft(false);
    },
    end: () => {
      draft?.remove();
      setIsDraft(false);
    },
  };
}
