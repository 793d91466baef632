/**
 * The keys of field messages: the constraint names, plus the two generic ones (decision 35).
 * A rule answers with a key and its numbers; the words are the widget's.
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

/** One key of a field message. */
export type FieldMessageKey = (typeof FIELD_MESSAGE_KEYS)[number];

/** The values a message may name, by hole: plain numbers and texts, for the format layer to write. */
export type ProblemParams = Readonly<Record<string, string | number>>;

/** What is wrong with a value: a code that picks the message, and what the message may name. */
export interface Problem<Code extends string = string> {
  readonly code: Code;
  readonly params: ProblemParams;
}

/** A problem whose message every form shares. */
export type FieldProblem = Problem<FieldMessageKey>;

/** Builds a problem; a rule without numbers leaves the params out. */
export const problem = <Code extends string>(code: Code, params: ProblemParams = {}): Problem<Code> => ({
  code,
  params,
});
