import { decodeHTML } from 'entities';
import { HIDDEN_CONTROLS } from './controls';

/**
 * Decodes the HTML character references of a text exactly once, by the WHATWG table: all names, including the legacy
 * ones without a semicolon. `&amp;lt;` becomes `&lt;`, not `<`. A value that is not a string gives ''.
 */
export const decodeEntities = (text: unknown): string => (typeof text === 'string' ? decodeHTML(text) : '');

/** Elements whose content is code or a fallback, not text for readers. */
const DROPPED = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'noembed',
  'noframes',
  'object',
  'title',
  'head',
]);

/** Elements that start a new line. */
const BLOCKS = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'body',
  'caption',
  'center',
  'dd',
  'details',
  'dialog',
  'dir',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'footer',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hgroup',
  'hr',
  'html',
  'legend',
  'li',
  'main',
  'menu',
  'nav',
  'ol',
  'option',
  'p',
  'pre',
  'search',
  'section',
  'summary',
  'table',
  'tbody',
  'tfoot',
  'thead',
  'tr',
  'ul',
]);

const CELLS = new Set(['td', 'th']);

/**
 * Converts rich text to plain text: decodes character references once, then removes tags without decoding again
 * (decision 29). Blocks and `<br>` become line breaks, and other white space collapses as in a browser; comments, CDATA
 * and the content of elements such as scripts and styles are removed. Linear time and no HTML parser, so it works under
 * Trusted Types. Use the result in a text node only, never in markup.
 */
export function plainText(richText: unknown): string {
  const source = decodeEntities(richText);
  const out = new LineWriter();
  let at = 0;
  while (at < source.length) {
    const open = source.indexOf('<', at);
    if (open === -1) {
      out.text(source.slice(at));
      break;
    }
    out.text(source.slice(at, open));
    at = markupEnd(source, open, out);
  }
  return out.toString();
}

/** Writes the text for the markup at `open`. Returns the position where the source continues. */
function markupEnd(source: string, open: number, out: LineWriter): number {
  const next = source.charAt(open + 1);
  if (next === '!' || next === '?') return declarationEnd(source, open);
  const closing = next === '/';
  const first = closing ? source.charAt(open + 2) : next;
  if (!/[a-z]/i.test(first)) {
    // `</3` and `</>` are dropped up to their `>`; a `<` before anything else is a text.
    if (closing) return endOf(source, '>', open + 2);
    out.text('<');
    return open + 1;
  }
  const name = tagName(source, open + (closing ? 2 : 1));
  const end = tagEnd(source, open + 1 + Number(closing) + name.length);
  const kind = name.toLowerCase();
  if (!closing && DROPPED.has(kind)) {
    out.gap();
    return droppedEnd(source, kind, end);
  }
  if (kind === 'br') out.lineBreak();
  else if (BLOCKS.has(kind)) out.ownLine();
  else if (CELLS.has(kind)) out.gap();
  return end;
}

const NAME_END = /[\s/>]/g;

function tagName(source: string, from: number): string {
  NAME_END.lastIndex = from;
  const end = NAME_END.exec(source)?.index ?? source.length;
  return source.slice(from, end);
}

/**
 * Returns the position after the tag's `>`, ignoring `>` in quoted attribute values. A tag without an end extends to
 * the end of the source.
 */
function tagEnd(source: string, from: number): number {
  let quote = '';
  let afterEquals = false;
  for (let at = from; at < source.length; at += 1) {
    const char = source.charAt(at);
    if (quote !== '') {
      if (char === quote) quote = '';
    } else if (char === '>') {
      return at + 1;
    } else if (afterEquals && (char === '"' || char === "'")) {
      quote = char;
      afterEquals = false;
    } else if (char === '=') {
      afterEquals = true;
    } else if (!/\s/.test(char)) {
      afterEquals = false;
    }
  }
  return source.length;
}

const COMMENT_END = /--!?>/g;

function declarationEnd(source: string, open: number): number {
  if (source.startsWith('<!--', open)) {
    if (source.startsWith('>', open + 4)) return open + 5;
    if (source.startsWith('->', open + 4)) return open + 6;
    COMMENT_END.lastIndex = open + 4;
    return COMMENT_END.exec(source) === null ? source.length : COMMENT_END.lastIndex;
  }
  return endOf(source, source.startsWith('<![CDATA[', open) ? ']]>' : '>', open);
}

function endOf(source: string, mark: string, from: number): number {
  const at = source.indexOf(mark, from);
  return at === -1 ? source.length : at + mark.length;
}

function droppedEnd(source: string, name: string, from: number): number {
  const close = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  close.lastIndex = from;
  const match = close.exec(source);
  return match === null ? source.length : tagEnd(source, close.lastIndex);
}

/** Collects text in the layout of a browser. */
class LineWriter {
  private readonly done: string[] = [];
  private line = '';
  private space = false;
  /** Stored separately, because reading the end of a growing string copies it each time. */
  private endsInOpen = false;

  /** Adds text; runs of white space collapse to one space, and to none at the start of a line. */
  text(raw: string): void {
    const clean = raw.replace(HIDDEN_CONTROLS, '');
    if (clean === '') return;
    const [head = '', ...words] = clean.split(/[ \t\n\f\r]+/);
    this.word(head);
    for (const word of words) {
      this.space = true;
      this.word(word);
    }
  }

  /** Ensures at least one space before the next text. */
  gap(): void {
    this.space = true;
  }

  /** Starts a new line, unless the current one is empty. */
  ownLine(): void {
    if (this.line !== '') this.lineBreak();
    this.space = false;
  }

  lineBreak(): void {
    this.done.push(this.line);
    this.line = '';
    this.space = false;
    this.endsInOpen = false;
  }

  toString(): string {
    return [...this.done, this.line].join('\n').trim();
  }

  private word(word: string): void {
    if (word === '') return;
    // Removing a tag must not join the text around it to a new tag: `<<b>img` must not become `<img`.
    const wouldOpenTag = this.endsInOpen && /^[a-z/!?]/i.test(word);
    if (this.line !== '' && (this.space || wouldOpenTag)) this.line += ' ';
    this.line += word;
    this.endsInOpen = word.endsWith('<');
    this.space = false;
  }
}

/**
 * Cuts a text to at most `max` grapheme clusters and adds an ellipsis if it was cut. Never splits an emoji or an
 * accented letter.
 */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  let start = '';
  let count = 0;
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (count === max) return `${start.trimEnd()}…`;
    start += segment;
    count += 1;
  }
  return text;
}
