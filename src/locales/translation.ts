import type { LocalePack } from '../runtime/messages/locale-pack';
import type { Translated } from '../runtime/messages/messages';
import type { orderingMessages } from '../widgets/common/ordering/ordering.messages';
import type { englishMessages } from './english';

/** Translations of the messages of all widgets. */
export type Translations = Translated<typeof englishMessages>;

/** Messages of one widget in another language. */
export type TranslationOf<Widget extends keyof Translations> = Translations[Widget];

/** What the grid and a product's page say alike. */
export type OrderingTranslation = Translated<typeof orderingMessages>;

/** A locale pack whose words are complete by type. */
export interface CompletePack extends LocalePack {
  readonly messages: Translations;
}
