import { readdirSync, readFileSync } from 'node:fs';
import { root } from '../../scripts/surface.mjs';

/** A fenced code block in a document. */
export interface Snippet {
  /** Path of the document from the package's folder. */
  readonly document: string;
  /** Line of the fence, counted from 1. */
  readonly line: number;
  /** The fence's language; empty for a plain block. */
  readonly language: string;
  /** File name under which other snippets of the document import it, from `title="…"`. */
  readonly title: string | null;
  readonly code: string;
}

/** Documents with snippets to copy. */
export const documents = (): readonly string[] => [
  'README.md',
  ...readdirSync(`${root}stories/docs`)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `stories/docs/${name}`)
    .sort(),
];

/** The text of a file of the package. */
export const textOf = (path: string): string => readFileSync(`${root}${path}`, 'utf8');

/** Every fenced code block of a document, in order. */
export function snippetsOf(document: string, text = textOf(document)): readonly Snippet[] {
  return [...text.matchAll(/^```(\w*)[ \t]*([^\n]*)\n([\s\S]*?)^```[ \t]*$/gm)].map(
    ({ 1: language = '', 2: meta = '', 3: code = '', index }) => ({
      document,
      line: text.slice(0, index).split('\n').length,
      language,
      title: /\btitle="([^"]+)"/.exec(meta)?.[1] ?? null,
      code,
    }),
  );
}

/** The snippet's file name: its title, or one made of its position. */
export const fileNameOf = ({ title, line, language }: Snippet): string => title ?? `line-${line}.${language}`;

/** Whether `npm run check:consumers` builds a snippet, with a framework that is not installed here. */
export const isOfFramework = ({ document, title }: Snippet): boolean =>
  document === 'stories/docs/frameworks.mdx' && title !== null;

/** Whether a snippet is a program for the package's own settings. */
export const isProgram = (snippet: Snippet): boolean =>
  (snippet.language === 'ts' || snippet.language === 'tsx') && !isOfFramework(snippet);

/** Whether `npm run test:vendure:all` follows a snippet: it needs a server, which no other test starts. */
export function isFollowed({ document, title }: Snippet): boolean {
  const test = textOf('test/vendure/own-shop.full.test.ts');
  return title !== null && test.includes(`'${document}'`) && test.includes(`'${title}'`);
}
