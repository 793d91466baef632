import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import '../../scripts/node-20.mjs';
import { bundled } from '../../scripts/bundled.ts';

const isRandom = ({ moduleId }: TestSpecification): boolean =>
  /MODEL_RUNS|fast-check/.test(readFileSync(moduleId, 'utf8'));

/** Examples before random runs: a change needs one test that notices it, and examples take less time. */
class ExamplesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => Number(isRandom(a)) - Number(isRandom(b)));
  }
}

// The tests of one layer in Node, without the browser projects of `vitest.config.ts`, which Stryker would start too.
export default defineConfig({
  resolve: { alias: bundled },
  test: {
    include: process.env.LAYER_TESTS?.split(' ') ?? [],
    environment: 'node',
    // Each change starts the tests anew, and most of that time is spent on loading modules for each file.
    isolate: false,
    sequence: { sequencer: ExamplesFirst },
    testTimeout: 20_000,
    unstubGlobals: true,
    unstubEnvs: true,
    provide: { schedules: { first: 1, count: 25 } },
  },
});
