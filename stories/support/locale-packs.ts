import { englishMessages } from '../../src/locales/english';
import esCA from '../../src/locales/es-CA';
import frCA from '../../src/locales/fr-CA';
import koKR from '../../src/locales/ko-KR';
import zhCN from '../../src/locales/zh-CN';
import { english, type LocalePack } from '../../src/runtime/messages/locale-pack';
import { pseudoPack } from './pseudo-locale';

const packs: Readonly<Record<string, LocalePack>> = {
  'en-US': english,
  'fr-CA': frCA,
  'es-CA': esCA,
  'zh-CN': zhCN,
  'ko-KR': koKR,
  pseudo: pseudoPack(englishMessages),
};

const mirrored = new Map<LocalePack, LocalePack>();

/** Returns the right-to-left version of a pack, always the same object for a pack. */
function mirror(pack: LocalePack): LocalePack {
  const known = mirrored.get(pack) ?? { ...pack, direction: 'rtl' };
  mirrored.set(pack, known);
  return known;
}

/** Returns the pack for an item of the toolbar; English if there is none. */
export function localePack(choice: string, direction = 'ltr'): LocalePack {
  const pack = packs[choice] ?? english;
  return direction === 'rtl' ? mirror(pack) : pack;
}
