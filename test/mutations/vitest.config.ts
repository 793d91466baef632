import { defineConfig } from 'vitest/config';
import '../../scripts/node-20.mjs';
import { bundled } from '../../scripts/bundled.ts';

// The tests of one layer in Node, without the browser projects of `vitest.config.ts`, which Stryker would start too.
export default defineConfig({
  resolve: { alias: bundled },
  test: {
    include: process.env.LAYER_TESTS?.split(' ') ?? [],
    environment: 'node',
    // Each change starts the tests anew, and most of that time is spent on loading modules for each file.
    isolate: false,
    testTimeout: 20_000,
    unstubGlobals: true,
    unstubEnvs: true,
    provide: { schedules: { first: 1, count: 25 } },
  },
});
