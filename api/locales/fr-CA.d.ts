import { C as CompletePack } from 'shared/translation';
import 'shared/messages';
import 'shared/import.messages';
import 'shared/product-grid.messages';
import 'shared/ordering.messages';

/** Québec French, the trade's own words, always vous. */
declare const pack: CompletePack;

export { pack as default };
