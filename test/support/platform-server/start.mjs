// Serves the demo site over HTTP against the platform server, under the strict policy: npm run start:platform
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import '../../../scripts/node-20.mjs';
import { runTs } from '../../../scripts/run-ts.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '5273' },
    scenario: { type: 'string', default: 'default' },
    // Serves the existing build.
    'no-build': { type: 'boolean', default: false },
  },
});

const configFile = fileURLToPath(new URL('site/vite.config.ts', import.meta.url));
const siteFolder = fileURLToPath(new URL('../../../node_modules/.cache/tradefront-platform-site', import.meta.url));

if (!values['no-build']) {
  console.log('Building the site ...');
  await build({ configFile, configLoader: 'runner', logLevel: 'warn' });
}
const { startPlatformServer } = await runTs(fileURLToPath(new URL('server.ts', import.meta.url)));
const { url } = await startPlatformServer({ port: Number(values.port), scenario: values.scenario, siteFolder });
console.log(`The portal over the platform's wire: ${url}/\nFaults, log and ledger: ${url}/__control/`);
