import type { ReactNode, RefObject } from 'react';
import { ErrorSummary } from '../error-summary/error-summary';

/** The part of a form that its error summary needs. */
export interface ListedErrors<Field extends string> {
  /** Fields with a visible problem, after a submit was rejected. */
  readonly listed: readonly Field[];
  /** Ref of the summary, which receives focus. */
  readonly summary: RefObject<HTMLDivElement | null>;
  /** Returns the id of a field's control. */
  readonly idOf: (field: Field) => string;
  /** Returns the text of a field's visible problem; undefined without one. */
  readonly errorOf: (field: Field) => string | undefined;
}

export interface FormErrorSummaryProps<Field extends string> {
  readonly form: ListedErrors<Field>;
  /** “2 fields need attention”. */
  readonly title: (count: number) => ReactNode;
  /** Heading level of the form's sections. */
  readonly level: 1 | 2 | 3 | 4;
}

/** Lists the problems of a form above its fields; renders nothing without problems. */
export function FormErrorSummary<Field extends string>({
  form: { listed, summary, idOf, errorOf },
  title,
  level,
}: FormErrorSummaryProps<Field>) {
  if (listed.length === 0) return null;
  return (
    <ErrorSummary
      ref={summary}
      // The page's own heading has level 1, so the summary never does.
      level={level === 1 ? 2 : level}
      title={title(listed.length)}
      problems={listed.map((field) => ({ fieldId: idOf(field), text: errorOf(field) }))}
    />
  );
}
