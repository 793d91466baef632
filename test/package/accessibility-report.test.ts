import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { criteria } from '../../scripts/accessibility/criteria';
import { findingOf, reportPage } from '../../scripts/accessibility/report';
import type { AccessibilityResults } from '../../scripts/accessibility/results-reporter';
import { root } from '../../scripts/surface.mjs';

const rule = (criterion: string, counts: Partial<AccessibilityResults['rules'][string]>) => ({
  criteria: [criterion],
  passes: 0,
  violations: 0,
  incomplete: 0,
  ...counts,
});

const results: AccessibilityResults = {
  day: '2026-11-28',
  stories: 3,
  rules: {
    'color-contrast': rule('1.4.3', { passes: 2, incomplete: 1 }),
    label: rule('4.1.2', { passes: 1, violations: 2 }),
    'meta-refresh': rule('2.2.1', { incomplete: 0 }),
  },
  tests: {
    'test/e2e/wallet.test.ts > adds a bank account by keyboard alone': 'passed',
    'test/dom/widgets/spoken.test.tsx > a change is announced': 'failed',
    'test/dom/ui/form.test.tsx > lists them and moves the focus to the list': 'skipped',
  },
};

const found = (number: string) => {
  const criterion = criteria.find((one) => one.number === number);
  if (criterion === undefined) throw new Error(`There is no criterion ${number}`);
  const { result, evidence } = findingOf(criterion, results);
  return [result, ...evidence];
};

describe('the accessibility report', () => {
  it('has the 55 criteria of WCAG 2.2, levels A and AA, once each', () => {
    expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31);
    expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24);
    expect(new Set(criteria.map(({ number }) => number)).size).toBe(55);
  });

  it('names rules of axe that passed, and where axe could not judge', () => {
    expect(found('1.4.3')).toEqual([
      'No failure found',
      'axe: color-contrast',
      'color-contrast left elements of 1 story undecided',
    ]);
  });

  it('reports violations and failed tests', () => {
    expect(found('4.1.2')).toEqual(['Failures found', 'axe: label', 'label failed in 2 stories']);
    expect(found('4.1.3')[0]).toBe('Failures found');
  });

  it('says that a criterion is not tested if no rule applied and no test ran', () => {
    expect(found('2.2.1')).toEqual(['Not tested']);
    expect(found('3.3.1')).toEqual(['Not tested']);
    expect(found('1.2.2')).toEqual(['Not tested']);
  });

  it('counts tests of keyboard and live regions by their file', () => {
    expect(found('2.1.2')).toEqual(['No failure found', '1 test in test/e2e/wallet.test.ts']);
  });

  it('refers to tests that exist', () => {
    for (const { file, name } of criteria.flatMap(({ tests = [] }) => tests)) {
      expect(existsSync(`${root}${file}`), file).toBe(true);
      expect(readFileSync(`${root}${file}`, 'utf8'), `${file}: ${name}`).toContain(name);
    }
  });

  it('is a page with a row for each criterion', () => {
    const page = reportPage(results);
    for (const { number, name } of criteria) expect(page).toContain(`["${number} ${name}"`);
    expect(page).toContain('| Failures found | 2 |');
  });
});
