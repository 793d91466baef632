import { Fragment, type ReactNode } from 'react';
import { cutAtHoles, type HoleValues } from '../messages/messages';

/** A message whose holes are filled with elements, such as a link in the middle of a sentence. */
export function RichWords<const Text extends string>({ text, values }: { text: Text; values: HoleValues<Text, ReactNode> }) {
  const known: Readonly<Record<string, ReactNode>> = values;
  return cutAtHoles(text).map((part, at) => (
    // The parts of a text never change places.
    <Fragment key={at}>{at % 2 === 0 ? part : Object.hasOwn(known, part) ? known[part] : `{${part}}`}</Fragment>
  ));
}
