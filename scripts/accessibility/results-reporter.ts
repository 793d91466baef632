import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import * as z from 'zod/mini';
import { root } from '../surface.mjs';

/** Where the results of the last runs are until the report is written. */
export const RESULTS_FILE = `${root}.vitest/accessibility.json`;

/** In how many stories axe came to each conclusion about a rule. */
const ruleCounts = z.object({
  /** Success criteria of the rule, such as `1.4.3`. */
  criteria: z.array(z.string()),
  passes: z.number(),
  violations: z.number(),
  /** Stories with elements that axe could not judge. */
  incomplete: z.number(),
});

const resultsSchema = z.object({
  /** Day of the last run. */
  day: z.string(),
  /** Number of stories that axe checked. */
  stories: z.number(),
  rules: z.record(z.string(), ruleCounts),
  /** States of the other tests, by file and full name. */
  tests: z.record(z.string(), z.string()),
});

/** What the runs found. */
export type AccessibilityResults = z.infer<typeof resultsSchema>;

/** Parses stored results. */
export const parseResults = (text: string): AccessibilityResults => resultsSchema.parse(JSON.parse(text));

const axeRules = z.array(z.object({ id: z.string(), tags: z.array(z.string()) }));
/** The part of a story's reports that has the results of axe. */
const storyMeta = z.object({
  reports: z.array(
    z.object({
      type: z.string(),
      result: z.optional(
        z.object({ passes: z.optional(axeRules), violations: z.optional(axeRules), incomplete: z.optional(axeRules) }),
      ),
    }),
  ),
});

/** `wcag1410` → `1.4.10`. */
const criterionOf = (tag: string): readonly string[] => {
  const [, principle, guideline, number] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
  return principle === undefined ? [] : [`${principle}.${guideline}.${number}`];
};

const conclusions = ['passes', 'violations', 'incomplete'] as const;

/** Collects the results of axe in stories, and the states of other tests. Several runs add up in one file. */
export default class ResultsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const known: AccessibilityResults = existsSync(RESULTS_FILE)
      ? parseResults(readFileSync(RESULTS_FILE, 'utf8'))
      : { day: '', stories: 0, rules: {}, tests: {} };
    for (const test of modules.flatMap((module) => [...module.children.allTests()])) {
      if (!this.#addStory(known, test))
        known.tests[`${relative(root, test.module.moduleId)} > ${test.fullName}`] = test.result().state;
    }
    mkdirSync(dirname(RESULTS_FILE), { recursive: true });
    writeFileSync(RESULTS_FILE, JSON.stringify({ ...known, day: new Date().toISOString().slice(0, 10) }));
  }

  /** Adds the results of axe in a story; false for a test without such results. */
  #addStory(known: AccessibilityResults, test: TestCase): boolean {
    const meta = storyMeta.safeParse(test.meta());
    const found = meta.success ? meta.data.reports.find(({ type }) => type === 'a11y')?.result : undefined;
    if (found === undefined) return false;
    known.stories += 1;
    for (const conclusion of conclusions)
      for (const { id, tags } of found[conclusion] ?? []) {
        const rule = (known.rules[id] ??= {
          criteria: tags.flatMap(criterionOf),
          passes: 0,
          violations: 0,
          incomplete: 0,
        });
        rule[conclusion] += 1;
      }
    return true;
  }
}
