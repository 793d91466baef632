/**
 * Message keys for fields: the constraint names plus two generic ones (decision 35). A rule returns a key and its
 * parameters; the widget has the texts.
 */
export const FIELD_MESSAGE_KEYS = [
  'completeField',
  'invalidEntry',
  'valueMissing',
  'typeMismatch',
  'patternMismatch',
  'tooShort',
  'tooLong',
  'rangeUnderflow',
  'rangeOverflow',
  'stepMismatch',
  'badInput',
] as const;

/** Message key for a field. */
export type FieldMessageKey = (typeof FIELD_MESSAGE_KEYS)[number];

/** Values of a message's placeholders: unformatted numbers and texts. */
export type ProblemParams = Readonly<Record<string, string | number>>;

/** Problem of a value: a code that selects the message, and the values of its placeholders. */
export interface Problem<Code extends string = string> {
  readonly code: Code;
  readonly params: ProblemParams;
}

/** A problem whose message all forms share. */
export type FieldProblem = Problem<FieldMessageKey>;

/** Creates a problem. */
export const problem = <Code extends string>(code: Code, params: ProblemParams = {}): Problem<Code> => ({
  code,
  params,
});
