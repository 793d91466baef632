/** A text, or the source and flags of a regular expression. */
export type Pattern = string | { readonly source: string; readonly flags: string };

/** What a person means on a page: the visible elements of a role and name, or of a selector. */
export interface Target {
  readonly role?: string;
  /** The accessible name, in full if it is a text. */
  readonly name?: Pattern;
  readonly level?: number;
  readonly css?: string;
  /** A part of the text. */
  readonly text?: Pattern;
  readonly within?: Target;
  /** The position among the matches; from the end if it is negative. */
  readonly nth?: number;
}

type Name = string | RegExp;

const patternOf = (name: Name | undefined): Pattern | undefined =>
  name instanceof RegExp ? { source: name.source, flags: name.flags } : name;

/** The elements of a role, and of a name if it is given. */
export const role = (role: string, name?: Name, rest: Omit<Target, 'role' | 'name' | 'css'> = {}): Target => ({
  role,
  name: patternOf(name),
  ...rest,
});

/** The elements of a selector, and with a text if it is given. */
export const css = (css: string, text?: Name, rest: Omit<Target, 'role' | 'name' | 'css' | 'text'> = {}): Target => ({
  css,
  text: patternOf(text),
  ...rest,
});

export const button = (name: Name, rest?: Omit<Target, 'role' | 'name' | 'css'>): Target => role('button', name, rest);
export const link = (name: Name, rest?: Omit<Target, 'role' | 'name' | 'css'>): Target => role('link', name, rest);
export const textbox = (name: Name, rest?: Omit<Target, 'role' | 'name' | 'css'>): Target =>
  role('textbox', name, rest);
export const heading = (name: Name, level = 1): Target => role('heading', name, { level });

export const main: Target = { role: 'main' };
/** The page's header; sections have headers too, which the finder does not tell from it. */
export const banner: Target = { role: 'banner', nth: 0 };
export const dialog: Target = { role: 'dialog' };
export const alertDialog: Target = { role: 'alertdialog' };
