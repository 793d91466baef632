// Writes THIRD-PARTY-NOTICES.md: the licenses of everything that is shipped in the package or its script-tag build.
// node scripts/notices.mjs: checks that the file is current
// node scripts/notices.mjs --write: writes it
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedPackages } from './shipped-packages.mjs';
import { root } from './surface.mjs';

const file = join(root, 'THIRD-PARTY-NOTICES.md');
const packages = shippedPackages();
const copyright = /^Copyright .*$/gm;
/** Terms of a license on one line, without title and copyright holder, to find packages with the same terms. */
const termsOf = (text) =>
  text
    .replace(copyright, '')
    .replace(/^(?:The )?MIT License(?: \(MIT\))?$/m, '')
    .replace(/\s+/g, ' ')
    .trim();

const licences = new Map();
for (const { name, license, text } of packages) {
  if (text === null) continue;
  const terms = termsOf(text);
  const licence = licences.get(terms) ?? { license, text, holders: new Map() };
  const holder = (text.match(copyright) ?? []).join('\n');
  licence.holders.set(holder, [...(licence.holders.get(holder) ?? []), name]);
  licences.set(terms, licence);
}

/** A license with its text once, below its copyright holders with their packages. */
function section({ license, text, holders }) {
  const fenced = (content) => `\`\`\`text\n${content}\n\`\`\``;
  if (holders.size === 1) return `## ${[...holders.values()].flat().join(', ')}\n\n${fenced(text)}`;
  const theirs = [...holders].map(([holder, names]) => `${holder}\n  ${names.join(', ')}`);
  return `## ${license}\n\n${fenced(`${theirs.join('\n')}\n\n${text.replace(copyright, '').replace(/\n{3,}/g, '\n\n')}`)}`;
}

const notices = `# Third-party notices

What is shipped inside the package or its script-tag build, by name and licence, then the licences' texts.
The drawings of the interface are [lucide](https://lucide.dev) (ISC). The demo site's font is Hanken Grotesk (SIL Open Font License 1.1).

${packages.map(({ name, license }) => `- ${name} (${license})`).join('\n')}

${[...licences.values()].map(section).join('\n\n')}
`;

if (process.argv.includes('--write')) {
  writeFileSync(file, notices);
  console.log(`notices: ${packages.length} packages written`);
} else if (!existsSync(file) || readFileSync(file, 'utf8') !== notices) {
  console.error('THIRD-PARTY-NOTICES.md is not current. Run: node scripts/notices.mjs --write');
  process.exitCode = 1;
} else console.log(`notices: ${packages.length} packages, current`);
