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

/** The pack of a toolbar choice; English for one that is not there. */
export const localePack = (choice: string): LocalePack => packs[choice] ?? english;
