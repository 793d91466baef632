import type { ReactNode, RefObject } from 'react';
import { ErrorSummary } from '../error-summary/error-summary';

/** What an error summary lists of a form. */
export interface ListedErrors<Field extends string> {
  /** Fields with a shown problem, once a submit was refused. */
  readonly listed: readonly Field[];
  /** The summary, which gets the focus. */
  readonly summary: RefObject<HTMLDivElement | null>;
  /** The id of a field's control. */
  readonly idOf: (field: Field) => string;
  /** The shown problem of a field in words; undefined for none. */
  readonly errorOf: (field: Field) => string | undefined;
}

export interface FormErrorSummaryProps<Field extends string> {
  readonly form: ListedErrors<Field>;
  /** “2 fields need attention”. */
  readonly title: (count: number) => ReactNode;
  /** Heading level of the form's parts. */
  readonly level: 1 | 2 | 3 | 4;
}

/** What stops a form, over its fields; nothing while nothing does. */
export function FormErrorSummary<Field extends string>({
  form: { listed, summary, idOf, errorOf },
  title,
  level,
}: FormErrorSummaryProps<Field>) {
  if (listed.length === 0) return null;
  return (
    <ErrorSummary
      ref={summary}
      // A summary is a heading of the form, never the page's own.
      level={level === 1 ? 2 : level}
      title={title(listed.length)}
      problems={listed.map((field) => ({ fieldId: idOf(field), text: errorOf(field) }))}
    />
  );
}
