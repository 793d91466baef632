import { isolateBidi } from '../../rules/direction';

/**
 * A message that depends on a count: one form per CLDR plural category of its language. `other` is the fallback for a
 * missing form. French and Spanish use `many` only for whole millions (“1 000 000 de points”), so their packs have it
 * only for points, the only count that large.
 */
export interface PluralMessage {
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** Messages of one widget: plain data, nested by topic. */
export interface MessageTree {
  readonly [key: string]: string | PluralMessage | MessageTree;
}

/** The same tree with any texts: the type of a translation. */
export type Translated<Tree> = {
  readonly [Key in keyof Tree]: Tree[Key] extends string
    ? string
    : Tree[Key] extends PluralMessage
      ? PluralMessage
      : Translated<Tree[Key]>;
};

/** Any subset of a tree's keys. */
export type MessageOverrides<Tree> = {
  readonly [Key in keyof Tree]?: Tree[Key] extends string
    ? string
    : Tree[Key] extends PluralMessage
      ? PluralMessage
      : MessageOverrides<Tree[Key]>;
};

type HoleNames<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | HoleNames<Rest>
  : never;

/** Values of a text's placeholders. A missing value is a type error. */
export type PlaceholderValues<Text extends string, Value = string | number> = {
  readonly [Name in HoleNames<Text>]: Value;
};

const HOLE = /\{(\w+)\}/g;

/**
 * A placeholder and the period after it. The period is dropped if the value already ends with one: “15 déc.”, “Co.”.
 */
const HOLE_AND_STOP = /\{(\w+)\}(\.(?!\.))?/g;

/** Replaces the `{name}` placeholders of a text. Avoids a double period when a value ends with one. */
export const fill = <const Text extends string>(text: Text, values: PlaceholderValues<Text>): string => {
  const known: Readonly<Record<string, string | number>> = values;
  return text.replace(HOLE_AND_STOP, (whole, name: string, stop = '') => {
    if (!Object.hasOwn(known, name)) return whole;
    const value = String(known[name]);
    return isolateBidi(value) + (/[.…]$/.test(value) ? '' : stop);
  });
};

/** Splits a text at its placeholders: texts and placeholder names alternate, starting with a text. */
export const splitAtPlaceholders = (text: string): readonly string[] => text.split(HOLE);

const pluralRules = new Map<string, Intl.PluralRules>();

/** Selects the form of a plural message for a count in a locale; `other` for an unknown count. */
export function pluralForm(message: PluralMessage, count: number | null, locale: string): string {
  if (count === null) return message.other;
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
  pluralRules.set(locale, rules);
  return message[rules.select(count)] ?? message.other;
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Merges overrides into a tree; later ones take precedence. Ignores keys that the tree does not have, so that external
 * data cannot add any.
 */
export function mergeMessages<Tree extends object>(tree: Tree, ...layers: readonly unknown[]): Tree {
  const useful = layers.filter(isTree);
  if (useful.length === 0) return tree;
  const laid = Object.entries(tree).map(([key, own]: [string, unknown]) => {
    const given = useful.filter((layer) => Object.hasOwn(layer, key)).map((layer) => layer[key]);
    if (isTree(own) && !('other' in own)) return [key, mergeMessages(own, ...given)];
    const last = given.findLast((value) => typeof value === typeof own && value !== null);
    return [key, last ?? own];
  });
  // The result has the tree's keys and types; the type of Object.fromEntries cannot express this.
  return Object.fromEntries(laid) as Tree;
}
