import { useEffect, useState } from 'react';
import type { LanguageTag } from '../rules';
import { english, type LocalePack, toLocalePack } from '../runtime/messages/locale-pack';
import { importWithRetry } from '../ui/lazy/import-with-retry';

/** The library's own packs, one chunk each. */
const packs: Readonly<Record<LanguageTag, () => Promise<LocalePack>>> = {
  'en-US': () => Promise.resolve(english),
  'fr-CA': () => import('../locales/fr-CA').then((pack) => pack.default),
  'es-CA': () => import('../locales/es-CA').then((pack) => pack.default),
  'zh-CN': () => import('../locales/zh-CN').then((pack) => pack.default),
  'ko-KR': () => import('../locales/ko-KR').then((pack) => pack.default),
};

/** Loads the messages of a language. */
export const loadPack = (tag: LanguageTag): Promise<LocalePack> => importWithRetry(packs[tag]);

/**
 * Returns the pack of a language, or null while it loads, so that no page renders in a different language first. If the
 * pack can't be loaded, the messages are English, with the formats of the language.
 */
export function useLocalePack(
  tag: LanguageTag | null,
  load: (tag: LanguageTag) => Promise<LocalePack>,
): LocalePack | null {
  const [loaded, setLoaded] = useState<{ readonly for: LanguageTag; readonly pack: LocalePack } | null>(null);
  useEffect(() => {
    if (tag === null) return;
    let isCurrent = true;
    const show = (pack: LocalePack) => {
      if (isCurrent) setLoaded({ for: tag, pack });
    };
    load(tag).then(show, () => show(toLocalePack(tag)));
    return () => {
      isCurrent = false;
    };
  }, [tag, load]);
  if (tag === english.tag) return english;
  return loaded?.for === tag ? loaded.pack : null;
}
