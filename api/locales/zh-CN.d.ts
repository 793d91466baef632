import { C as CompletePack } from 'shared/translation';
import 'shared/messages';
import 'shared/import.messages';
import 'shared/product-grid.messages';
import 'shared/ordering.messages';

/** Simplified Chinese, always 您. */
declare const pack: CompletePack;

export { pack as default };
