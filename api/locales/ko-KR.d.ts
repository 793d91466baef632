import { C as CompletePack } from 'shared/translation';
import 'shared/messages';
import 'shared/import.messages';
import 'shared/product-grid.messages';
import 'shared/ordering.messages';

/** Korean: statements end in 니다, requests in 세요. */
declare const pack: CompletePack;

export { pack as default };
