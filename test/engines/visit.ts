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

const desktop: TabOptions = { width: 1280, height: 900, touch: false };
const phone: TabOptions = { width: 390, height: 844, touch: true };

let driver: Driver;
let site: RecordedSite;

if (!isMissing) {
  beforeAll(async () => {
    [driver, site] = await Promise.all([engine.launch(), serveRecordedSite(inject('siteFolder'))]);
  });
  afterAll(async () => {
    await driver.close();
    await site.close();
  });
}

/** A journey of one person, which must leave no error in the console. It is not run without its engine. */
export function journey(title: string, hand: Hand, walk: (visitor: Visitor) => Promise<void>): void {
  test.skipIf(isMissing || (hand === 'touch' && !engine.hasTouch))(title, async () => {
    site.problems.length = 0;
    const tab = await driver.newTab(hand === 'touch' ? phone : desktop);
    try {
      await walk(new Visitor(tab, { hand, site: site.url, finder: inject('finder') }));
      expect([...site.problems, ...tab.problems()]).toEqual([]);
    } finally {
      await tab.close();
    }
  });
}
