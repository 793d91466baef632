// npm run boundaries: fails on an import across a boundary, and if the number of modules is implausibly low.
import { fileURLToPath } from 'node:url';
import { cruiseSources } from './cruise.mjs';

/** A moved folder or a broken resolver would otherwise pass, because nothing is checked. */
const FEWEST_MODULES = 300;

const { modules, violations } = await cruiseSources(fileURLToPath(new URL('..', import.meta.url)));
for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`);
console.log(`boundaries: ${modules} modules, ${violations.length} violations`);
if (modules < FEWEST_MODULES)
  console.error(
    `Only ${modules} modules were found, expected at least ${FEWEST_MODULES}: the folder or the resolver is wrong.`,
  );
process.exitCode = violations.length > 0 || modules < FEWEST_MODULES ? 1 : 0;
