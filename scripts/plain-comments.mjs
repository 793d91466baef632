// Removes citations of unpublished documents from the comments of declarations, because users of the package can't look
// them up. Indents by tabs, because four spaces per level are a sixth of the declarations' bytes.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { root } from './surface.mjs';

const place = String.raw`(?:spec(?:ification)?\.?\s*§\s*[\d.]+|TRUST\s*(?:§\s*[\d.]+|[A-Z]\d+)|faults?\s+F\d+|(?:[Dd]ecisions?|[Pp]roduct rules?)\s+\d+(?:(?:,| and|, and)\s+\d+)*|visual language(?:,?\s*[\d.]+)?)`;
const inBrackets = new RegExp(String.raw`\s*\((?:see\s+)?${place}[^()]*\)`, 'g');
const besideOthers = new RegExp(String.raw`[,;]\s*(?:see\s+)?${place}(?:[,;]?\s*§\s*[\d.]+)*(?=\))`, 'g');

/** Names of documents that aren't in the repository, and references to their sections. */
export const absentDocuments =
  /\b[Ss]pec\.?\s*§|\b[Tt]he specification\b|\b(?:COPY|DESIGN|EMBED|PERFORMANCE|STYLE|TRUST|VISUAL|VOCABULARY|WIDGETS)\.md|\b(?:DECISIONS|SPECIFICATION)\b|\b(?:DESIGN|PLATFORM|TRUST|VISUAL)\s+(?:§|[A-Z]?\d)|\b[Vv]isual language\b|\b[Dd]esign §|\(§\d/;

/** Also references that can only be looked up in the source. */
export const unpublished = new RegExp(
  String.raw`${absentDocuments.source}|\b(?:[Dd]ecisions?|[Pp]roduct rules?)\s+\d|\bfaults?\s+F\d`,
);

const comments = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

/** Removes citations from the comments of a text. */
export const plainComments = (text) =>
  text.replace(comments, (comment) => comment.replaceAll(inBrackets, '').replaceAll(besideOthers, ''));

/** Replaces four leading spaces with a tab. */
export const indentedByTabs = (text) => text.replace(/^(?: {4})+/gm, (spaces) => '\t'.repeat(spaces.length / 4));

/** Lines of comments with citations that users of the package can't look up. */
export const citations = (text) =>
  [...text.matchAll(comments)]
    .flatMap(([comment]) => comment.split('\n'))
    .filter((line) => unpublished.test(line))
    .map((line) => line.trim());

/** Paths of the built declarations. */
export const declarations = () =>
  readdirSync(`${root}dist`, { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('.d.ts'))
    .map((path) => `${root}dist/${path}`);

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const path of declarations()) writeFileSync(path, indentedByTabs(plainComments(readFileSync(path, 'utf8'))));
}
