import { C as CompletePack } from 'shared/translation';
import 'shared/messages';
import 'shared/import.messages';
import 'shared/product-grid.messages';
import 'shared/ordering.messages';

/** Spanish for the Canadian market: neutral Latin American, always usted. */
declare const pack: CompletePack;

export { pack as default };
