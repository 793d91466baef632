import type { ProductMatch, ProductResult } from '../../../domain';
import { type CatalogPort, PortError, toPortError } from '../../../ports';
import { CACHE_SECONDS } from '../../../rules/limits';
import { fieldNames } from '../common/field-names';
import { recordId, sameId } from '../common/ids';
import { imageOf } from '../common/media';
import { messagesFor } from '../common/messages';
import { read } from '../../common/scalars';
import { plain } from '../../common/text';
import type { Context } from '../context';
import { getRelatedProducts, getSubstitutes, matchProducts } from './catalog.methods';
import { productDetail, searchResults, sortRules } from './catalog.wire';
import { fieldsOf } from './product.mapping';
import { presentProducts, productsBy, type Shopper } from './products';
import {
  base64,
  categoryFacet,
  facetsOf,
  refinementsOf,
  type SeenCategory,
  selectedCategory,
} from './refinements.mapping';

/** Maximum number of results that can be paged through (platform limit). */
const MAX_FOUND = 5000;
/** Maximum number of texts in one request. */
const MAX_ENTRIES = 100;

/** Implements the catalog port. */
export function catalogPort(context: Context): CatalogPort {
  const { http, methods, options, store } = context;
  const fields = fieldNames(context.productFields).join(',');
  const sorts = new Map<string, { readonly until: number; readonly answer: Promise<ProductResult['sorts']> }>();

  /** Category names by language. */
  const categories = new Map<string, Map<string, SeenCategory>>();

  async function readSorts(locale: string): Promise<ProductResult['sorts']> {
    const { value } = await http.data(store('/search/sort-rules'), { locale });
    return read(sortRules, value, 'sort rules')
      .sortRules.sort((a, b) => (a.sortOrder ?? 0) - (b.sortOrder ?? 0))
      .map(({ sortRuleId, label, labelSuffix }) => ({
        id: sortRuleId,
        label: [plain(label) || sortRuleId, plain(labelSuffix)].filter(Boolean).join(' '),
      }));
  }

  /** Reads the sort rules, which change as rarely as the catalog. Without them no sort is offered. */
  function sortsIn(locale: string): Promise<ProductResult['sorts']> {
    const cached = sorts.get(locale);
    if (cached !== undefined && cached.until > context.now()) return cached.answer;
    const answer = readSorts(locale);
    sorts.set(locale, { until: context.now() + CACHE_SECONDS * 1000, answer });
    answer.catch(() => sorts.delete(locale));
    return answer.catch(() => []);
  }

  const search: CatalogPort['search'] = async ({ text, sort, facets, page, pageSize, accountId, locale }, call) => {
    const signal = call?.signal;
    const term = text.trim();
    if (term === '' && options.rootCategoryId === undefined)
      throw new PortError('rejected', 'A search without a text requires the option rootCategoryId', {
        fields: { text: 'valueMissing' },
      });
    const refinements = refinementsOf(facets);
    const category = selectedCategory(facets);
    const seen = categories.get(locale) ?? new Map<string, SeenCategory>();
    categories.set(locale, seen);
    const sorting = sortsIn(locale);
    if (page * pageSize >= MAX_FOUND)
      return { items: [], page, pageSize, total: MAX_FOUND, hasMore: false, facets: [], sorts: await sorting };
    const { value } = await http.data(store('/search/products'), {
      query: {
        searchTerm: term || null,
        categoryId: category ?? (term === '' ? options.rootCategoryId : null),
        fields,
        page,
        pageSize,
        sortRuleId: sort,
        includeQuantityRule: true,
        effectiveAccountId: accountId,
        refinements: refinements.length === 0 ? null : base64(JSON.stringify(refinements)),
      },
      locale,
      signal,
    });
    const { categories: shelves, facets: found, productsPage } = read(searchResults, value, 'search');
    const wire = (productsPage.products ?? []).map(
      ({ id, name, fields: values, defaultImage, purchaseQuantityRule }) => ({
        id,
        name,
        sku: null,
        fields: fieldsOf(values),
        image: imageOf(defaultImage, context.media),
        rule: purchaseQuantityRule,
      }),
    );
    const items = await presentProducts(context, wire, { accountId, locale, signal });
    const total = productsPage.total === null ? null : Math.max(productsPage.total, 0);
    const reachable = Math.min(total ?? MAX_FOUND, MAX_FOUND);
    const hasMore = (page + 1) * pageSize < reachable && (total !== null || items.length === pageSize);
    return {
      items,
      page,
      pageSize,
      total,
      hasMore,
      facets: [...facetsOf(found), ...categoryFacet(shelves, facets, { seen, label: messagesFor(locale).category })],
      sorts: await sorting,
    };
  };

  const product: CatalogPort['product'] = async ({ productId, accountId, locale }, call) => {
    try {
      const { value } = await http.data(store(`/products/${encodeURIComponent(productId)}`), {
        query: { fields, effectiveAccountId: accountId },
        locale,
        signal: call?.signal,
      });
      const {
        id,
        fields: values,
        defaultImage,
        mediaGroups,
        purchaseQuantityRule,
      } = read(productDetail, value, 'product');
      const image = imageOf(defaultImage, context.media);
      const wire = { id, name: null, sku: null, fields: fieldsOf(values), image, rule: purchaseQuantityRule };
      const [detail] = await presentProducts(context, [wire], { accountId, locale, signal: call?.signal });
      if (detail === undefined) return null;
      const pictures = [
        image,
        ...mediaGroups.flatMap(({ mediaItems }) => mediaItems.map((media) => imageOf(media, context.media))),
      ].filter((one) => one !== null);
      const gallery = pictures.filter(
        ({ source }, index) => pictures.findIndex((other) => other.source === source) === index,
      );
      return { ...detail, gallery };
    } catch (thrown) {
      if (toPortError(thrown).code === 'not-found') return null;
      throw thrown;
    }
  };

  const relatedBy =
    (method: typeof getSubstitutes): CatalogPort['related'] =>
    async ({ productId, accountId, locale }, call) => {
      const { productIds } = await methods.call(
        method,
        { effectiveAccountId: accountId, language: locale, productId },
        call?.signal,
      );
      return productsBy(context, 'ids', productIds.map(recordId), { accountId, locale, signal: call?.signal });
    };

  /** Matches texts with the platform alone, which finds only complete stock keeping units. */
  async function matchBySku(entries: readonly string[], shopper: Shopper): Promise<readonly ProductMatch[]> {
    const skus = [
      ...new Set(entries.map((entry) => entry.trim()).filter((entry) => entry !== '' && !entry.includes(','))),
    ];
    const products = await productsBy(context, 'skus', skus, shopper);
    return entries.map((entry) => ({
      entry,
      product: products.find(({ sku }) => sku.toLowerCase() === entry.trim().toLowerCase()) ?? null,
      suggestions: [],
    }));
  }

  const match: CatalogPort['match'] = async ({ entries, accountId, locale }, call) => {
    if (entries.length > MAX_ENTRIES)
      throw new PortError('rejected', `At most ${MAX_ENTRIES} texts at once`, { fields: { entries: 'rangeOverflow' } });
    const shopper = { accountId, locale, signal: call?.signal };
    const answer = await methods.callIfAvailable(
      matchProducts,
      { effectiveAccountId: accountId, language: locale, entries: [...entries] },
      call?.signal,
    );
    if (answer === null) return matchBySku(entries, shopper);
    const ids = [
      ...new Set(
        answer.matches
          .flatMap(({ productId, nearIds }) => [...(productId ? [productId] : []), ...nearIds])
          .map(recordId),
      ),
    ];
    const products = await productsBy(context, 'ids', ids, shopper);
    const find = (id: string | null | undefined) => products.find((one) => sameId(one.id, id));
    return entries.map((entry, index) => {
      const found = answer.matches[index];
      const product = find(found?.productId) ?? null;
      return {
        entry,
        product,
        suggestions: product === null ? (found?.nearIds ?? []).flatMap((id) => find(id) ?? []) : [],
      };
    });
  };

  return { search, product, match, substitutes: relatedBy(getSubstitutes), related: relatedBy(getRelatedProducts) };
}
