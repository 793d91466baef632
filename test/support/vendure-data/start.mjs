// Serves the portal on a Vendure server: npm run start:vendure [-- --plain]
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import '../../../scripts/node-20.mjs';
import { prepareVendure, startVendure } from './prepare.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '5373' },
    'server-port': { type: 'string', default: '3990' },
    // Vendure without the plugin for trade ordering.
    plain: { type: 'boolean', default: false },
  },
});

const hasPlugin = !values.plain;
await prepareVendure({ hasPlugin });
const portal = `http://localhost:${values.port}`;
const server = await startVendure({ hasPlugin, port: Number(values['server-port']), origins: [portal] });
process.env.VENDURE_URL = server.url;
process.env.TRADE = hasPlugin ? '1' : '0';
const site = await createServer({
  configFile: fileURLToPath(new URL('../vendure-site/vite.config.ts', import.meta.url)),
  configLoader: 'runner',
  server: { port: Number(values.port), strictPort: true },
});
await site.listen();
const { buyers, password } = await (await fetch(`${server.url}/buyers`)).json();
console.log(`\nThe portal on Vendure: ${portal}/\n\nBuyers (password ${password}):`);
for (const { firstName, lastName, email, permissions = [] } of buyers)
  console.log(
    `  ${email.padEnd(34)} ${firstName} ${lastName}${permissions.length > 0 ? `: ${permissions.join(', ')}` : ''}`,
  );

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await Promise.all([site.close(), server.stop()]);
    process.exit(0);
  });
