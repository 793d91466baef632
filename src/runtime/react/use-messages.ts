import { useMemo } from 'react';
import { numberFormat } from '../../rules';
import { fill, mergeMessages, pluralForm, type PlaceholderValues, type PluralMessage } from '../messages/messages';
import { NO_AMOUNT } from '../../rules';
import { useSettings } from './provider';

/** A widget's words in the locale that holds, with what a host laid over them. */
export interface Messages<Tree> {
  readonly m: Tree;
  readonly locale: string;
  /** A text with its holes filled. */
  readonly fill: <const Text extends string>(text: Text, values: PlaceholderValues<Text>) => string;
  /** The form for a count, with `{count}` and other holes filled; a count that is not known is “–”. */
  readonly plural: (
    message: PluralMessage,
    count: number | null,
    values?: Readonly<Record<string, string | number>>,
  ) => string;
}

/** Words of a widget: English, then the locale's, the provider's and the widget's own prop on top. */
export function useMessages<Tree extends object>(widget: string, tree: Tree, overrides?: object): Messages<Tree> {
  const { locale, messages } = useSettings();
  return useMemo(() => {
    const m = mergeMessages(tree, ownTree(locale.messages, widget), ownTree(messages, widget), overrides);
    const numbers = numberFormat(locale.tag);
    return {
      m,
      locale: locale.tag,
      fill,
      plural: (message, count, values = {}) =>
        // Holes of a plural are not told apart by its type: all it may ask for is given.
        fill(pluralForm(message, count, locale.tag) as string, {
          count: count === null ? NO_AMOUNT : numbers.format(count),
          ...values,
        }),
    };
  }, [tree, widget, overrides, locale, messages]);
}

const ownTree = (messages: Readonly<Record<string, object>>, widget: string): object | undefined =>
  Object.hasOwn(messages, widget) ? messages[widget] : undefined;
