/**
 * `tradefront/rules`: business rules, limits and validation as pure functions. No React and no DOM; the only state is a
 * cache of Intl formatters. Every layer can import it, and it imports no other layer.
 */
export * from './accounts';
export * from './registration';
export * from './allocation';
export * from './buttons';
export * from './calendar';
export * from './checkout';
export * from './contact';
export * from './opening';
export * from './csv';
export * from './date-ranges';
export * from './dates';
export * from './easy-order';
export * from './email';
export * from './errors';
export * from './images';
export * from './insights';
export * from './instant-formats';
export * from './instants';
export * from './invoices';
export * from './languages';
export * from './limits';
export * from './money';
export * from './money-text';
export * from './notices';
export * from './number-format';
export * from './payment-numbers';
export * from './order-history';
export * from './orders';
export * from './password';
export * from './phone';
export * from './preselect';
export * from './price';
export type { FieldMessageKey, FieldProblem, Problem, ProblemParams } from './problem';
export { FIELD_MESSAGE_KEYS } from './problem';
export * from './quantity';
export * from './reminders';
export * from './registration';
export * from './support';
export * from './text';
export * from './top-up';
export * from './typed-amount';
export * from './users';
export * from './server-codes';
export * from './web';
export * from './zones';
