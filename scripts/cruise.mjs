// Checks imports between layers. Uses dependency-cruiser as a library, because its command line rejects Node 20.
import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';

const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');

/** Names of the rules. A test checks that each finds a violation. */
export const ruleNames = forbidden.map(({ name }) => name);

/**
 * Analyzes `src` in a folder: number of modules, their imports, and violations. An import is lazy if `import()` is the
 * only way to it.
 * @param {string} baseDir
 * @returns {Promise<{ modules: number, imports: { from: string, to: string, lazy: boolean }[], violations: { rule:
 * string, from: string, to: string }[] }>}
 */
export async function cruiseSources(baseDir) {
  const { tsConfig: _unused, exclude, ...rest } = options;
  const { output } = await cruise(
    ['src'],
    { ...rest, exclude, ruleSet: { forbidden }, validate: true, baseDir },
    {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      conditionNames: ['import', 'browser', 'default'],
      mainFields: ['module', 'main'],
    },
  );
  const modules = output.modules.filter(({ source }) => source.startsWith('src/'));
  return {
    modules: modules.length,
    imports: modules.flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ resolved }) => resolved.startsWith('src/'))
        .map(({ resolved, dynamic }) => ({ from: source, to: resolved, lazy: dynamic })),
    ),
    violations: output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}
