import { contentImage } from '../../../../src/adapters/demo/data/images';
import { faqSource } from '../../../../src/adapters/demo/faqs';
import { faqOrder } from '../../../../src/adapters/demo/faqs/faq-source';
import { type Exchange, flag, listOf, param, wholeNumber } from '../http/exchange';
import { ok, refuse } from '../http/reply';
import type { Route } from '../http/router';
import { isSame, recordId } from '../ids';

/** Content types of the org. */
export const contentTypes = { faq: 'FAQ', image: 'sfdc_cms__image' } as const;

interface Content {
  readonly key: string;
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const imageKeys = ['logo', 'resend-background'];

/** The key of an address, in the format that the system generates. */
const contentKey = (name: string): string => `MC${name.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase()}`;

/** All published content in a language; images are the same in all languages. */
async function published({ platform }: Pick<Exchange, 'platform'>, language: string): Promise<readonly Content[]> {
  const source = await faqSource(language.replace('_', '-'));
  const copies = platform.world.changes.faqCopies ?? 1;
  // The keys of a literal object are exactly its declared keys.
  const categories = Object.keys(faqOrder) as (keyof typeof faqOrder)[];
  let nth = 0;
  const faqs = Array.from({ length: copies }, (_, copy) =>
    categories.flatMap((category) =>
      faqOrder[category].map((key): Content => {
        const [question, answer] = source.items[key];
        return {
          key: contentKey(`faq ${key} ${copy + 1}`),
          id: recordId('content', (nth += 1)),
          type: contentTypes.faq,
          title: question,
          body: {
            FAQQuestion: { value: copy === 0 ? question : `${question} (${copy + 1})` },
            FAQCategory: { value: source.categories[category] },
            FAQAnswer: { value: answer },
          },
        };
      }),
    ),
  ).flat();
  const images = imageKeys.map((name, place): Content => ({
    key: name,
    id: recordId('content', 9000 + place),
    type: contentTypes.image,
    title: name,
    body: {
      altText: { value: contentImage(name)?.alt ?? '' },
      source: { isExternal: false, mimeType: 'image/svg+xml', url: `/cms/delivery/media/${name}` },
    },
  }));
  return [...faqs, ...images];
}

const languageOf = ({ query }: Exchange): string => {
  const language = query.get('language') ?? 'en_US';
  if (language.includes('-')) refuse(400, 'ILLEGAL_QUERY_PARAMETER_VALUE', 'language is written with an underscore');
  return language;
};

const present = ({ key, id, type, title, body }: Content, language: string, withBody: boolean, place: string) => ({
  ...(withBody ? { contentBody: body } : {}),
  contentKey: key,
  contentType: { fullyQualifiedName: type, name: type },
  language,
  managedContentId: id,
  publishedDate: '2026-08-01T09:00:00.000Z',
  references: null,
  resourceUrl: `${place}/${key}`,
  title,
  unauthenticatedUrl: null,
  urlName: null,
});

function checked(exchange: Exchange): void {
  const { siteId, channelId } = exchange.platform;
  const isOwn =
    exchange.params.site === undefined
      ? isSame(param(exchange, 'channel'), channelId)
      : isSame(param(exchange, 'site'), siteId);
  if (!isOwn) refuse(404, 'MISSING_RECORD', 'The site or channel was not found.');
  const depth = exchange.query.get('referenceDepth');
  if (depth !== null && !/^[0-3]$/.test(depth))
    refuse(400, 'ILLEGAL_QUERY_PARAMETER_VALUE', 'referenceDepth is 0 to 3');
}

async function list(exchange: Exchange) {
  checked(exchange);
  const [keys, ids] = [listOf(exchange, 'contentKeys'), listOf(exchange, 'managedContentIds')];
  const type = exchange.query.get('contentTypeFQN');
  if (keys.length > 0 && ids.length > 0)
    refuse(400, 'INVALID_API_INPUT', 'Specify contentKeys or managedContentIds, not both');
  if (keys.length > 50 || ids.length > 100) refuse(400, 'MAX_LIMIT_EXCEEDED', 'Too many contents');
  if (keys.length === 0 && ids.length === 0 && type === null)
    refuse(400, 'INVALID_API_INPUT', 'Specify contentKeys, managedContentIds or contentTypeFQN');
  const withBody = flag(exchange, 'includeContentBody');
  const max = withBody || flag(exchange, 'expandReferences') ? 25 : 250;
  const pageSize = wholeNumber(exchange, 'pageSize', { min: 1, max, fallback: 25 });
  const page = wholeNumber(exchange, 'page', { min: 0, max: 100_000, fallback: 0 });
  const language = languageOf(exchange);
  const found = (await published(exchange, language)).filter(
    (content) =>
      (type === null || content.type === type) &&
      (keys.length === 0 || keys.includes(content.key)) &&
      (ids.length === 0 || ids.some((id) => isSame(id, content.id))),
  );
  const url = (at: number, hasPage: boolean): string | null => {
    if (!hasPage) return null;
    const query = new URLSearchParams(exchange.query);
    query.set('page', String(at));
    return `${exchange.fullPath}?${query}`;
  };
  return ok({
    channelSummary: {
      domainUrl: null,
      id: exchange.platform.channelId,
      name: 'Northquay',
      resourceUrl: null,
      target: null,
      type: 'Community',
    },
    contents: found
      .slice(page * pageSize, (page + 1) * pageSize)
      .map((content) => present(content, language, withBody, exchange.fullPath)),
    currentPageUrl: url(page, true),
    nextPageUrl: url(page + 1, (page + 1) * pageSize < found.length),
    previousPageUrl: url(page - 1, page > 0),
    references: null,
  });
}

async function one(exchange: Exchange) {
  checked(exchange);
  const language = languageOf(exchange);
  const named = param(exchange, 'content');
  const content = (await published(exchange, language)).find(({ key, id }) => key === named || isSame(id, named));
  if (content === undefined) return refuse(404, 'MISSING_RECORD', 'The content was not found.');
  return ok(present(content, language, true, exchange.fullPath.slice(0, exchange.fullPath.lastIndexOf('/'))));
}

/** Managed content in its site and channel forms. It is public. */
export const contentRoutes: readonly Route[] = (
  ['/connect/sites/:site/cms/delivery', '/connect/cms/delivery/channels/:channel'] as const
).flatMap((base): readonly Route[] => [
  ['GET', `${base}/contents`, list],
  ['GET', `${base}/contents/:content`, one],
]);
