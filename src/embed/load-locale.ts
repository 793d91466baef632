import { english, type LocalePack, toLocalePack } from '../runtime/messages/locale-pack';
import { localePacks } from './registry';

const language = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/**
 * Tag of the locale pack for a language: the same tag, or one of the same language. Undefined for English, which needs
 * no pack.
 */
const packFor = (tag: string): string | undefined => {
  if (language(tag) === language(english.tag)) return undefined;
  const tags = Object.keys(localePacks);
  return (
    tags.find((known) => known.toLowerCase() === tag.toLowerCase()) ??
    tags.find((known) => language(known) === language(tag))
  );
};

/** Loads the locale pack of a tag, with the tag's own formats. English if there is no pack or if it can't be loaded. */
export async function fetchLocalePack(locale: LocalePack | string): Promise<LocalePack> {
  if (typeof locale !== 'string') return locale;
  const known = packFor(locale);
  const load = known === undefined ? undefined : localePacks[known];
  if (load === undefined) return toLocalePack(locale);
  try {
    const pack = (await load()).default;
    return known === locale ? pack : { ...pack, tag: locale };
  } catch {
    return toLocalePack(locale);
  }
}
