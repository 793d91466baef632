import { english, type LocalePack, toLocalePack } from '../runtime/messages/locale-pack';
import { localePacks } from './registry';

const language = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/** The pack whose words serve a tag: its own, or one of the same language. English needs none. */
const packFor = (tag: string): string | undefined => {
  if (language(tag) === language(english.tag)) return undefined;
  const tags = Object.keys(localePacks);
  return (
    tags.find((known) => known.toLowerCase() === tag.toLowerCase()) ??
    tags.find((known) => language(known) === language(tag))
  );
};

/**
 * The pack of a tag, with the tag's own formats. Where there are no words for it, or they could not be fetched, the
 * widget speaks English rather than not at all.
 */
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
