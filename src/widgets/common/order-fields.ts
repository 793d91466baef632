import type { Order } from '../../domain';
import type { Formats } from '../../runtime/react/use-formats';

/** Returns the answers to the store's own checkout fields as pairs of label and text. */
export const orderFieldFacts = (
  { fields }: Pick<Order, 'fields'>,
  formats: Pick<Formats, 'weekdayDate'>,
): readonly (readonly [label: string, text: string])[] =>
  (fields ?? []).map(({ label, kind, value }) => [label, kind === 'date' ? formats.weekdayDate(value) : value]);
