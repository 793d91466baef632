import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Driver, TabOptions } from './drivers/driver';
import { type EngineName, engines, missingPrograms } from './drivers/engines';
import { type RecordedSite, serveRecordedSite } from './site';
import { type Hand, Visitor } from './visitor';

declare module 'vitest' {
  interface ProvidedContext {
    engine: EngineName;
  }
}

const engine = engines[inject('engine')];
const isMissing = missingPrograms(engine).length > 0;

export const desktop: TabOptions = { width: 1280, height: 900, touch: false };
export const phone: TabOptions = { width: 390, height: 844, touch: true };

/** A site and what a person does there. */
export interface Visit {
  readonly title: string;
  readonly hand: Hand;
  readonly window?: TabOptions;
  /** Whether the visit is about problems; otherwise one of them fails it. */
  readonly hasProblems?: boolean;
  readonly walk: (visitor: Visitor) => Promise<void>;
}

/** The tests of a file: visits of one site, each in a browser profile of its own. */
export interface Visits {
  /**
   * Adds a test. The visit must leave no error in the console. It is not run without its engine, or by touch where the
   * engine's driver has none.
   */
  readonly visit: (visit: Visit) => void;
  /** Problems that the pages have reported in this visit. */
  readonly problems: () => readonly string[];
}

/** Starts the engine and the site for the tests of a file; the demo site by default. */
export function visits(serve = () => serveRecordedSite(inject('siteFolder'))): Visits {
  let driver: Driver;
  let site: RecordedSite;
  if (!isMissing) {
    beforeAll(async () => {
      [driver, site] = await Promise.all([engine.launch(), serve()]);
    });
    afterAll(async () => {
      await driver.close();
      await site.close();
    });
  }
  return {
    visit({ title, hand, window, hasProblems = false, walk }) {
      test.skipIf(isMissing || (hand === 'touch' && !engine.hasTouch))(title, async () => {
        site.problems.length = 0;
        const tab = await driver.newTab(window ?? (hand === 'touch' ? phone : desktop));
        try {
          await walk(new Visitor(tab, { hand, site: site.url, finder: inject('finder') }));
          if (!hasProblems) expect([...site.problems, ...tab.problems()]).toEqual([]);
        } finally {
          await tab.close();
        }
      });
    },
    problems: () => site.problems,
  };
}
