import { Fragment, type ReactNode } from 'react';
import { splitAtPlaceholders, type PlaceholderValues } from '../messages/messages';

/** Renders a message with elements as placeholder values, such as a link within a sentence. */
export function RichMessage<const Text extends string>({
  text,
  values,
}: {
  text: Text;
  values: PlaceholderValues<Text, ReactNode>;
}) {
  const known: Readonly<Record<string, ReactNode>> = values;
  return splitAtPlaceholders(text).map((part, at) => (
    // The parts of a text never change their order, so the index is a stable key.
    <Fragment key={at}>{at % 2 === 0 ? part : Object.hasOwn(known, part) ? known[part] : `{${part}}`}</Fragment>
  ));
}
