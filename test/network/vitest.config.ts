import { defineConfig } from 'vitest/config';
import '../../scripts/node-20.mjs';
import { bundled } from '../../scripts/bundled.ts';
import { RunSummary } from '../../scripts/run-summary.ts';

/** The portal over networks as buyers have them: `npm run test:network`, 17 minutes, ten of them without a network. */
export default defineConfig({
  resolve: { alias: bundled },
  test: {
    reporters: ['verbose', new RunSummary()],
    include: ['test/network/*.test.ts'],
    testTimeout: 900_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
