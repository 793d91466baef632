// npm run boundaries: fails on an import across a boundary, and when it saw too little to mean anything.
import { fileURLToPath } from 'node:url';
import { cruiseSources } from './cruise.mjs';

/** So that a moved folder or a broken resolver can not pass by being empty. */
const FEWEST_MODULES = 300;

const { modules, violations } = await cruiseSources(fileURLToPath(new URL('..', import.meta.url)));
for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`);
console.log(`boundaries: ${modules} modules, ${violations.length} violations`);
if (modules < FEWEST_MODULES)
  console.error(
    `Only ${modules} modules were seen, expected ${FEWEST_MODULES} or more: the check looked in the wrong place.`,
  );
process.exitCode = violations.length > 0 || modules < FEWEST_MODULES ? 1 : 0;
