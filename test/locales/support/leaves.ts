/** One message of a tree: its path and its texts. A plural has one text per form; a plain text has `other` alone. */
export interface Leaf {
  readonly path: string;
  readonly plural: boolean;
  readonly forms: Readonly<Record<string, string>>;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlural = (value: Readonly<Record<string, unknown>>): boolean => typeof value.other === 'string';

/** Every message under a tree, by its path. Throws for a value that is neither a text nor a tree. */
export function leavesOf(tree: unknown, path = ''): readonly Leaf[] {
  if (typeof tree === 'string') return [{ path, plural: false, forms: { other: tree } }];
  if (!isObject(tree)) throw new Error(`${path} holds no words`);
  if (isPlural(tree)) {
    const forms = Object.entries(tree).map(([form, text]) => {
      if (typeof text !== 'string') throw new Error(`${path}.${form} is not a form of a plural`);
      return [form, text] as const;
    });
    return [{ path, plural: true, forms: Object.fromEntries(forms) }];
  }
  return Object.entries(tree).flatMap(([key, value]) => leavesOf(value, path === '' ? key : `${path}.${key}`));
}

/** The text for every count. */
export const mainText = (leaf: Leaf | undefined): string => leaf?.forms.other ?? '';

/** The names of a text's placeholders, sorted, each once. */
export const placeholdersOf = (text: string): readonly string[] =>
  [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), (placeholder) => placeholder[1] ?? ''))].sort();

/** A text without its placeholders. */
export const withoutPlaceholders = (text: string): string => text.replace(/\{\w+\}/g, '');
