import type { CatalogItem } from '../../../../src/adapters/demo/engine/catalog';
import { relatedTo, substitutesFor } from '../../../../src/adapters/demo/engine/similar-products';
import { indexOf } from '../../../../src/adapters/demo/engine/catalog-index';
import { isListed, stockOf } from '../../../../src/adapters/demo/engine/market';
import { matchText } from '../../../../src/adapters/demo/engine/match';
import { usualOf } from '../../../../src/adapters/demo/engine/present';
import { reduction } from '../../../../src/adapters/demo/engine/pricing';
import { orderedProducts } from '../../../../src/adapters/demo/engine/ordered-products';
import type { Exchange } from '../http/exchange';
import { marketFor, productByRecordId, productRecordId } from '../platform';
import {
  accountArg,
  amountText,
  type Arguments,
  throwHandled,
  type Handler,
  serving,
  textArg,
  textsArg,
} from './arguments';

function storeIndex(exchange: Exchange, args: Arguments) {
  const account = accountArg(exchange, args);
  const market = marketFor(exchange.platform, account);
  return { account, market, index: indexOf(exchange.platform.world.catalog, market, textArg(args, 'language')) };
}

const getProductTerms: Handler<'getProductTerms'> = (exchange, args) => {
  const { platform } = exchange;
  const { account, market } = storeIndex(exchange, args);
  const placed = platform.ledger.orders
    .filter(({ accountId }) => account !== null && accountId === account.id)
    .map(({ record }) => record);
  const ordered = orderedProducts(platform.world.history(account), placed, market);
  const products = textsArg(args, 'productIds', 200).flatMap((id) => {
    const item = productByRecordId(platform, id);
    if (item === undefined || !isListed(item, market)) return [];
    const { label, available: left, backOn } = stockOf(item, market);
    const reduced = reduction(item, market);
    return [
      {
        backOn,
        discount: reduced === null ? null : amountText({ minor: reduced.discount }),
        lastOrdered: ordered.get(item.id)?.last ?? null,
        left,
        usual: usualOf(item, (id) => ordered.get(id)?.quantities ?? []),
        productId: productRecordId(item),
        stockLabel: platform.world.changes.unknownCodes === true && label !== null ? 'allocated' : label,
      },
    ];
  });
  return { products };
};

const createProductListMethod =
  (pick: (item: CatalogItem, exchange: Exchange, args: Arguments) => readonly CatalogItem[]) =>
  (exchange: Exchange, args: Arguments) => {
    const item = productByRecordId(exchange.platform, textArg(args, 'productId')) ?? throwHandled('ITEM_NOT_FOUND');
    return { productIds: pick(item, exchange, args).map(productRecordId) };
  };

const getSubstitutes = createProductListMethod((item, exchange, args) => {
  const { index, market } = storeIndex(exchange, args);
  return substitutesFor(item, index.items, market);
});

const getRelatedProducts = createProductListMethod((item, exchange, args) => {
  const { index, market } = storeIndex(exchange, args);
  return isListed(item, market) ? relatedTo(item, index.items, market) : [];
});

const matchProducts: Handler<'matchProducts'> = (exchange, args) => {
  const { index } = storeIndex(exchange, args);
  const matches = textsArg(args, 'entries', 100).map((entry) => {
    const { item, near } = matchText(entry, index);
    return { nearIds: near.map(productRecordId), productId: item && productRecordId(item) };
  });
  return { matches };
};

/** Product data that the platform lacks. */
export const productMethods = serving({ getProductTerms, getSubstitutes, getRelatedProducts, matchProducts });
