import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import '../../scripts/node-20.mjs';
import { bundled } from '../../scripts/bundled.ts';

// Tests over HTTP against Vendure, which `npm test` does not need. `npm run test:vendure` leaves out `*.full.test.ts`,
// the long ones, and `npm run test:vendure:all` runs every file.
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [react()],
  resolve: { alias: bundled },
  test: {
    name: 'vendure',
    environment: 'node',
    include: ['test/vendure/**/*.test.ts'],
    // One server, whose data each test resets.
    fileParallelism: false,
    globalSetup: 'test/vendure/support/serve.setup.ts',
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
