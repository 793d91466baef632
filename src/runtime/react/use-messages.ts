import { useMemo } from 'react';
import { numberFormat } from '../../rules';
import { fill, mergeMessages, pluralForm, type PlaceholderValues, type PluralMessage } from '../messages/messages';
import { NO_AMOUNT } from '../../rules';
import { useSettings } from './provider';

/** A widget's messages in the current locale, with the host's overrides. */
export interface Messages<Tree> {
  readonly m: Tree;
  readonly locale: string;
  /** Fills the placeholders of a text. */
  readonly fill: <const Text extends string>(text: Text, values: PlaceholderValues<Text>) => string;
  /** Selects the form for a count and fills `{count}` and other placeholders; an unknown count is “–”. */
  readonly plural: (
    message: PluralMessage,
    count: number | null,
    values?: Readonly<Record<string, string | number>>,
  ) => string;
}

/**
 * Returns a widget's messages: English, overridden by the locale pack, the provider's overrides and the widget's
 * `messages` prop, in that order.
 */
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
        // The type of a plural does not list its placeholders, so all values are passed.
        fill(pluralForm(message, count, locale.tag) as string, {
          count: count === null ? NO_AMOUNT : numbers.format(count),
          ...values,
        }),
    };
  }, [tree, widget, overrides, locale, messages]);
}

const ownTree = (messages: Readonly<Record<string, object>>, widget: string): object | undefined =>
  Object.hasOwn(messages, widget) ? messages[widget] : undefined;
