import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import '../../scripts/node-20.mjs';
import { bundled } from '../../scripts/bundled.ts';

// `npm run test:vendure`: tests over HTTP against Vendure, which `npm test` does not need.
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
