// A declaration's comments are read by people who have the package alone: a citation of a document that isn't in it goes.
// Its lines are indented by tabs: four spaces a level are a sixth of all declarations.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { root } from './surface.mjs';

const place = String.raw`(?:spec(?:ification)?\.?\s*§\s*[\d.]+|TRUST\s*(?:§\s*[\d.]+|[A-Z]\d+)|faults?\s+F\d+|(?:[Dd]ecisions?|[Pp]roduct rules?)\s+\d+(?:(?:,| and|, and)\s+\d+)*|visual language(?:,?\s*[\d.]+)?)`;
const inBrackets = new RegExp(String.raw`\s*\((?:see\s+)?${place}[^()]*\)`, 'g');
const besideOthers = new RegExp(String.raw`[,;]\s*(?:see\s+)?${place}(?:[,;]?\s*§\s*[\d.]+)*(?=\))`, 'g');

/** Names of documents that aren't in the repository, and places in them. */
export const absentDocuments =
  /\b[Ss]pec\.?\s*§|\b[Tt]he specification\b|\b(?:COPY|DESIGN|EMBED|PERFORMANCE|STYLE|TRUST|VISUAL|VOCABULARY|WIDGETS)\.md|\b(?:DECISIONS|SPECIFICATION)\b|\b(?:DESIGN|PLATFORM|TRUST|VISUAL)\s+(?:§|[A-Z]?\d)|\b[Vv]isual language\b|\b[Dd]esign §|\(§\d/;

/** The same, and places that only those can look up who have the source. */
export const unpublished = new RegExp(
  String.raw`${absentDocuments.source}|\b(?:[Dd]ecisions?|[Pp]roduct rules?)\s+\d|\bfaults?\s+F\d`,
);

const comments = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

/** The text without citations in its comments. */
export const plainComments = (text) =>
  text.replace(comments, (comment) => comment.replaceAll(inBrackets, '').replaceAll(besideOthers, ''));

/** The text with a tab for every four spaces that begin a line. */
export const indentedByTabs = (text) => text.replace(/^(?: {4})+/gm, (spaces) => '\t'.repeat(spaces.length / 4));

/** Comments that cite what a reader of the package can't look up. */
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
