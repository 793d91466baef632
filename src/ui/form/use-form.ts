import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm as useHookForm, useWatch } from 'react-hook-form';
import { getElementInRoot } from '../get-element-in-root';
import type { ListedErrors } from './form-error-summary';
import { useDeferredValidation } from './use-deferred-validation';

/** What is wrong, by field, in the order of the form. */
export type FormProblems<Field extends string, Problem = string> = ReadonlyMap<Field, Problem>;

/** Where values are kept until they are submitted. */
export interface FormDraft<Values> {
  /** Values of an earlier visit; null where there are none. */
  load(): Values | null;
  /** Called with values that changed. */
  save(values: Values): void;
  remove(): void;
}

export interface FormOptions<Values extends FieldValues, Field extends string, Problem> {
  /** The values of a new form. */
  readonly initial: () => Values;
  readonly draft?: FormDraft<Values>;
  /** The rules of the fields. A problem is a code, or an object with one. */
  readonly problemsOf: (values: Values) => FormProblems<Field, Problem>;
  /** A problem and its fix in one sentence. */
  readonly textOf: (field: Field, problem: Problem, values: Values) => string;
  /** What a backend found in these values, for as long as the caller says so. Shown at once; it blocks no submit. */
  readonly refusedOf?: (values: Values) => FormProblems<Field, Problem>;
  /** Whether a problem shows while its field is typed into. None does by default. */
  readonly isUrgent?: (problem: Problem) => boolean;
  /** Whether a submit does nothing now. */
  readonly isLocked?: () => boolean;
  /** A field was changed: what was said of the last submit counts no longer. */
  readonly onChange?: (field: Field) => void;
  /** Called with values that break no rule. The form is submitting until its promise settles. */
  readonly onSubmit: (values: Values) => unknown;
}

/** Names of values that are text. */
type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values];

/** A form: its values, what is said of its fields, and its submission. */
export interface Form<Values extends FieldValues, Field extends string, Problem = string> extends ListedErrors<Field> {
  readonly values: Values;
  /** The values began as a draft that has not ended. */
  readonly isDraft: boolean;
  /** A submit was accepted and its promise is open. */
  readonly isSubmitting: boolean;
  /** For the `<form>` element. */
  readonly props: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent) => void;
  };
  /** The id and the shown error of a field, for a `<Field>`. */
  readonly field: (field: Field) => { readonly id: string; readonly error: string | undefined };
  /** The value and events of a text, for its control. `format` is applied to what is typed. */
  readonly input: (
    field: Field & TextName<Values>,
    format?: (text: string) => string,
  ) => {
    readonly value: string;
    readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
    readonly onBlur: () => void;
  };
  /** Changes values. With a field, its problem waits until the field is idle, and what was refused of it is forgotten. */
  readonly change: (next: Partial<Values> | ((before: Values) => Partial<Values>), field?: Field) => void;
  /** A field was left. */
  readonly leave: (field: Field) => void;
  /** Shows the problem of a field at once. */
  readonly show: (field: Field) => void;
  /** Shows every problem and moves the focus to them. */
  readonly showAll: () => void;
  /** Shows what a backend found and moves the focus there. It goes as its field changes, and blocks no submit. */
  readonly refuse: (problems: FormProblems<Field, Problem>) => void;
  /** Shows no problem until its field is left, idle or submitted again. */
  readonly quiet: () => void;
  readonly submit: () => void;
  /** Submits the values some other way, whatever the rules say; nothing while the form is submitting. */
  readonly run: (work: (values: Values) => unknown) => void;
  /** The values of a new form, or others; the draft is gone. */
  readonly startOver: (values?: Values) => void;
  /** It is known how it ended: the draft is gone. */
  readonly end: () => void;
}

const everything = <Values>(values: Values): Values => values;

const NONE = new Map<never, never>();

/**
 * A form of react-hook-form that also holds when errors appear (decision 35), where the focus goes on a refused submit,
 * and the draft. A problem that is shown goes as soon as its value is right. The focus goes to the error summary, in a
 * form without one to the first field with a problem.
 */
export function useForm<Values extends FieldValues, Field extends string, Problem = string>(
  options: FormOptions<Values, Field, Problem>,
): Form<Values, Field, Problem> {
  const { initial, draft, problemsOf, textOf, refusedOf, isUrgent, isLocked, onChange, onSubmit } = options;
  const [loaded] = useState(() => draft?.load() ?? null);
  const [first] = useState(() => loaded ?? initial());
  const { control, formState, getValues, setValues, reset, handleSubmit } = useHookForm<Values>({
    defaultValues: first as DefaultValues<Values>, // whole values are partial ones too
  });
  const values = useWatch({ control, compute: everything<Values> });
  const [isDraft, setIsDraft] = useState(loaded !== null);
  const [shown, setShown] = useState<ReadonlySet<Field> | 'all'>(new Set());
  const [refused, setRefused] = useState<FormProblems<Field, Problem>>(NONE);
  const [isListed, setIsListed] = useState(false);
  // Counts refused submits: each moves the focus.
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const saved = useRef(values);
  const focused = useRef(0);
  const isSending = useRef(false);
  const prefix = useId();

  const show = (field: Field) => setShown((before) => (before === 'all' ? before : new Set([...before, field])));
  const deferred = useDeferredValidation<Field>(show);

  const problems = problemsOf(values);
  const found: FormProblems<Field, Problem> = new Map([...refused, ...(refusedOf?.(values) ?? NONE)]);
  const problemOf = (field: Field): Problem | undefined => {
    const problem = problems.get(field);
    return problem !== undefined && (shown === 'all' || shown.has(field) || isUrgent?.(problem) === true)
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
      // Of a group, its first control.
      (field?.querySelector('input') ?? field)?.focus();
    }
  });

  const list = () => {
    setIsListed(true);
    setRefusals((count) => count + 1);
  };
  const showAll = () => {
    setShown('all');
    list();
  };
  const quiet = () => {
    deferred.cancel();
    setShown(new Set());
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
      onChange: ({ target }) => change({ [field]: format(target.value) } as Partial<Values>, field), // a text, by the type of `field`
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
