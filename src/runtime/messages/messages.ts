import { isolateBidi } from '../../rules/direction';

/**
 * A message that depends on a count: a form for each plural category of CLDR that its language has. `other` serves
 * every count whose own form is not there. French and Spanish choose `many` for whole millions alone (“1 000 000 de
 * points”): their packs have it where points are counted, the only count that gets there.
 */
export interface PluralMessage {
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** Words of one widget: plain data, nested by topic. */
export interface MessageTree {
  readonly [key: string]: string | PluralMessage | MessageTree;
}

/** The same tree with any words in it: what a translation has to bring. */
export type Translated<Tree> = {
  readonly [Key in keyof Tree]: Tree[Key] extends string
    ? string
    : Tree[Key] extends PluralMessage
      ? PluralMessage
      : Translated<Tree[Key]>;
};

/** Any part of a tree, a key at a time. */
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

/** The values a text asks for. A missing one is a type error. */
export type PlaceholderValues<Text extends string, Value = string | number> = {
  readonly [Name in HoleNames<Text>]: Value;
};

const HOLE = /\{(\w+)\}/g;

/** A hole with the stop after it, which a value that ends in one already takes the place of: “15 déc.”, “Co.”. */
const HOLE_AND_STOP = /\{(\w+)\}(\.(?!\.))?/g;

/** Puts values into the `{name}` holes of a text. A sentence that a value ends with a stop gets no second one. */
export const fill = <const Text extends string>(text: Text, values: PlaceholderValues<Text>): string => {
  const known: Readonly<Record<string, string | number>> = values;
  return text.replace(HOLE_AND_STOP, (whole, name: string, stop = '') => {
    if (!Object.hasOwn(known, name)) return whole;
    const value = String(known[name]);
    return isolateBidi(value) + (/[.…]$/.test(value) ? '' : stop);
  });
};

/** A text cut at its holes: words and hole names in turn, words first. */
export const splitAtPlaceholders = (text: string): readonly string[] => text.split(HOLE);

const pluralRules = new Map<string, Intl.PluralRules>();

/** The form of a plural message for a count in a locale; `other` for a count that is not known. */
export function pluralForm(message: PluralMessage, count: number | null, locale: string): string {
  if (count === null) return message.other;
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
  pluralRules.set(locale, rules);
  return message[rules.select(count)] ?? message.other;
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Lays overrides over a tree, later ones on top. Only keys the tree has are taken, so that data from outside
 * can not bring keys of its own.
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
  // The result has the tree's keys and kinds by construction; Object.fromEntries can not say so.
  return Object.fromEntries(laid) as Tree;
}
