import { english, type LocalePack, toLocalePack } from '../runtime/messages/locale-pack';
import { localePacks } from './registry';

type KnownTag = keyof typeof localePacks;

const language = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';
const isKnown = (tag: string): tag is KnownTag => Object.hasOwn(localePacks, tag);

/** The pack whose words serve a tag: its own, or one of the same language. English needs none. */
const packFor = (tag: string): KnownTag | undefined => {
  if (language(tag) === language(english.tag)) return undefined;
  const tags = Object.keys(localePacks).filter(isKnown);
  return (
    tags.find((known) => known.toLowerCase() === tag.toLowerCase()) ?? tags.find((known) => language(known) === language(tag))
  );
};

/**
 * The pack of a tag, with the tag's own formats. Where there are no words for it, or they could not be fetched, the
 * widget speaks English rather than not at all.
 */
export async function fetchPack(locale: LocalePack | string): Promise<LocalePack> {
  if (typeof locale !== 'string') return locale;
  const known = packFor(locale);
  if (known === undefined) return toLocalePack(locale);
  try {
    const pack = (await localePacks[known]()).default;
    return known === locale ? pack : { ...pack, tag: locale };
  } catch {
    return toLocalePack(locale);
  }
}
