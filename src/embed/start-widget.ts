import type { Adapter } from '../ports';
import { languageTag } from '../rules';
import { defaultSettings } from '../runtime/settings';
import { startPage } from '../runtime/start-page';
import { firstReadsOf } from '../widgets/common/first-reads';
import type { AnyOptions } from './mount';
import { pageSettings } from './page-settings';

/** Options that leave open what a widget looks at. */
const neutral: ReadonlySet<string> = new Set([
  'adapter',
  'headingLevel',
  'loading',
  'locale',
  'messages',
  'regions',
  'reserve',
  'slots',
  'theme',
]);

/**
 * Starts the data of a widget from its options, before its code and React are there. A widget that is told what to look
 * at asks for that itself; so does one that begins with little.
 */
export function startWidget(name: string, options: AnyOptions): void {
  const page = pageSettings.get();
  // The options were checked against this widget's props where they came in.
  const adapter = (options.adapter ?? page.adapter) as Adapter | null | undefined;
  const storage = page.storage ?? defaultSettings.storage;
  const reads = firstReadsOf(name, storage);
  const isTold = Object.entries(options).some(
    ([option, value]) => value !== undefined && typeof value !== 'function' && !neutral.has(option),
  );
  if (adapter == null || reads.length === 0 || isTold) return;
  const locale = options.locale ?? page.locale ?? defaultSettings.locale;
  startPage(adapter, { storage, locale: typeof locale === 'string' ? languageTag(locale) : locale.tag, reads });
}
