import { defineConfig } from 'vitest/config';
import '../../scripts/node-20.mjs';
import { bundled } from '../../scripts/bundled.ts';
import { Matrix } from './matrix.ts';

/** A project for each engine: `npm run test:engines -- --project firefox journeys` runs a part. */
export default defineConfig({
  resolve: { alias: bundled },
  test: {
    reporters: ['default', new Matrix()],
    globalSetup: new URL('build.setup.ts', import.meta.url).pathname,
    projects: (['chromium', 'firefox', 'webkit'] as const).map((engine, turn) => ({
      extends: true,
      test: {
        name: engine,
        provide: { engine },
        include: ['test/engines/*.test.ts'],
        testTimeout: 240_000,
        hookTimeout: 120_000,
        // The engines take turns: a browser that starves looks like a test that fails.
        maxWorkers: 1,
        sequence: { groupOrder: turn },
        retry: 1,
      },
    })),
  },
});
