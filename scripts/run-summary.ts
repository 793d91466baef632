import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const SHOWN = 10;

const secondsOf = (module: TestModule): number => {
  const { duration, collectDuration, setupDuration, environmentSetupDuration } = module.diagnostic();
  return (duration + collectDuration + setupDuration + environmentSetupDuration) / 1000;
};

/**
 * Prints a summary after a run: its slowest files with their loading time if there are many, tests that passed only
 * after a retry, and one line of counts. A file that fails before its tests counts as one failure.
 */
export class RunSummary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    if (modules.length > SHOWN) {
      const slowest = modules
        .map((module) => ({ module, seconds: secondsOf(module) }))
        .sort((a, b) => b.seconds - a.seconds)
        .slice(0, SHOWN);
      const lines = slowest.map(
        ({ module, seconds }) =>
          `  ${seconds.toFixed(1).padStart(6)} s  ${module.project.name}  ${relative(process.cwd(), module.moduleId)}`,
      );
      console.log(`The ten slowest files:\n${lines.join('\n')}`);
    }
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const unstable = tests.filter((test) => test.diagnostic()?.flaky === true);
    if (unstable.length > 0) {
      const lines = unstable.map(
        (test) => `  ${test.project.name}  ${relative(process.cwd(), test.module.moduleId)} > ${test.fullName}`,
      );
      console.log(`Passed only when repeated:\n${lines.join('\n')}`);
    }
    const states = tests.map((test) => test.result().state);
    const count = (state: string) => states.filter((one) => one === state).length;
    const broken = modules.filter((module) => module.errors().length > 0).length + unhandledErrors.length;
    console.log(`${count('passed')} passed, ${count('failed') + broken} failed, ${count('skipped')} skipped`);
  }
}
