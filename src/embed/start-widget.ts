import type { Adapter } from '../ports';
import { languageTag } from '../rules';
import { defaultSettings } from '../runtime/settings';
import { startPage } from '../runtime/start-page';
import { firstReadsOf } from '../widgets/common/first-reads';
import type { AnyOptions } from './mount';
import { pageSettings } from './page-settings';

/** Options that do not affect a widget's first reads. */
const NEUTRAL_OPTIONS: ReadonlySet<string> = new Set([
  'adapter',
  'appearance',
  'headingLevel',
  'loading',
  'locale',
  'messages',
  'minHeight',
  'regions',
  'slots',
  'theme',
]);

/**
 * Starts the first reads of a widget from its options, before its code and React have loaded. Skipped for widgets
 * without first reads, and if an option can change them: the widget then starts its reads itself.
 */
export function startWidget(name: string, options: AnyOptions): void {
  const page = pageSettings.get();
  // The types of `mount` checked the options against the widget's props.
  const adapter = (options.adapter ?? page.adapter) as Adapter | null | undefined;
  const storage = page.storage ?? defaultSettings.storage;
  const reads = firstReadsOf(name, storage);
  const changesReads = Object.entries(options).some(
    ([option, value]) => value !== undefined && typeof value !== 'function' && !NEUTRAL_OPTIONS.has(option),
  );
  if (adapter == null || reads.length === 0 || changesReads) return;
  const locale = options.locale ?? page.locale ?? defaultSettings.locale;
  startPage(adapter, { storage, locale: typeof locale === 'string' ? languageTag(locale) : locale.tag, reads });
}
