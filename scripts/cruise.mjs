// Checks who imports whom. Uses the library, since its command line refuses Node 20.
import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';

const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');

/** The rules by name, so that each can be shown to find what it forbids. */
export const ruleNames = forbidden.map(({ name }) => name);

/**
 * Cruises `src` under a folder; the modules it saw and what they break.
 * @param {string} baseDir
 * @returns {Promise<{ modules: number, violations: { rule: string, from: string, to: string }[] }>}
 */
export async function cruiseSources(baseDir) {
  const { tsConfig: _unused, exclude, ...rest } = options;
  const { output } = await cruise(
    ['src'],
    { ...rest, exclude, ruleSet: { forbidden }, validate: true, baseDir },
    { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'], conditionNames: ['import', 'browser', 'default'], mainFields: ['module', 'main'] },
  );
  return {
    modules: output.modules.filter(({ source }) => source.startsWith('src/')).length,
    violations: output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}
