/**
 * The keys of field messages: the constraint names, plus the two generic ones.
 * A rule answers with a key and its numbers; the words are the widget's.
 */
declare const FIELD_MESSAGE_KEYS: readonly ["completeField", "invalidEntry", "valueMissing", "typeMismatch", "patternMismatch", "tooShort", "tooLong", "rangeUnderflow", "rangeOverflow", "stepMismatch", "badInput"];
/** One key of a field message. */
type FieldMessageKey = (typeof FIELD_MESSAGE_KEYS)[number];
/** The values a message may name, by hole: plain numbers and texts, for the format layer to write. */
type ProblemParams = Readonly<Record<string, string | number>>;
/** What is wrong with a value: a code that picks the message, and what the message may name. */
interface Problem<Code extends string = string> {
    readonly code: Code;
    readonly params: ProblemParams;
}
/** A problem whose message every form shares. */
type FieldProblem = Problem<FieldMessageKey>;

export { FIELD_MESSAGE_KEYS };
export type { FieldProblem, Problem, FieldMessageKey, ProblemParams };
