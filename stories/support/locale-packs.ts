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

/** A pack as one of a language that is read from right to left. The same one each time. */
function mirror(pack: LocalePack): LocalePack {
  const known = mirrored.get(pack) ?? { ...pack, direction: 'rtl' };
  mirrored.set(pack, known);
  return known;
}

/** The pack of the toolbar's choices; English for a language that is not there. */
export function localePack(choice: string, direction = 'ltr'): LocalePack {
  const pack = packs[choice] ?? english;
  return direction === 'rtl' ? mirror(pack) : pack;
}
