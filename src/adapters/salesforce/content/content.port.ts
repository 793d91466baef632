import type { FaqItem, Page } from '../../../domain';
import { type ContentPort, toPortError } from '../../../ports';
import { languageWithUnderscore } from '../../../rules/languages';
import { mediaPath } from '../common/media';
import { plain } from '../../common/text';
import type { Context } from '../context';
import { contentOf, contentsOf } from './content-delivery';
import { contentImage, faqOf } from './content.mapping';
import { getContent, getContentList } from './content.methods';

/** Maximum page size of contents with bodies (platform limit), regardless of the widget's page size. */
const MAX_BODIES = 25;

const TRANSIENT_CODES: ReadonlySet<string> = new Set([
  'aborted',
  'offline',
  'timeout',
  'unavailable',
  'too-many-requests',
]);

/** Implements the content port: images by key, and questions. */
export function contentPort(context: Context): ContentPort {
  const { contentPlace: place, media, methods, options, warnings } = context;
  const type = options.faqContentType ?? 'FAQ';

  async function fetchContent(key: string, locale: string, signal: AbortSignal | undefined) {
    const language = languageWithUnderscore(locale);
    if (place !== null)
      return contentImage(
        await contentOf(context, { channelOrSiteId: place, contentKeyOrId: key, language }, signal),
        media,
      );
    const found = await methods.call(
      getContent,
      { page: 0, pageSize: 1, language, filterby: null, contentId: key },
      signal,
    );
    const url = found?.source?.url;
    return url ? { source: url, alt: plain(found?.altText?.value) } : null;
  }

  const image: ContentPort['image'] = async ({ key, locale }, call) => {
    try {
      return await fetchContent(key, locale, call?.signal);
    } catch (thrown) {
      const error = toPortError(thrown);
      // The runtime retries transient errors.
      if (TRANSIENT_CODES.has(error.code)) throw error;
      if (error.code === 'not-found') return null;
      // A missing image must not block a page: its URL is derived from the key, and the error becomes a warning.
      warnings.push(`Image ${key} was not read: ${error.code}`);
      return { source: mediaPath(key, media), alt: '' };
    }
  };

  /** Reads the platform's pages that contain the requested one. */
  async function delivered(
    { page, pageSize, locale }: { page: number; pageSize: number; locale: string },
    channelOrSiteId: string,
    signal: AbortSignal | undefined,
  ): Promise<Page<FaqItem>> {
    const from = page * pageSize;
    const items: FaqItem[] = [];
    let hasMore = true;
    const first = Math.floor(from / MAX_BODIES);
    for (let at = first; hasMore && at * MAX_BODIES < from + pageSize; at += 1) {
      const answer = await contentsOf(
        context,
        {
          channelOrSiteId,
          contentTypeFQN: type,
          page: at,
          pageSize: MAX_BODIES,
          includeContentBody: true,
          language: languageWithUnderscore(locale),
        },
        signal,
      );
      items.push(...(answer.contents ?? []).map(faqOf));
      hasMore = Boolean(answer.nextPageUrl);
    }
    const skipped = from - first * MAX_BODIES;
    return {
      items: items.slice(skipped, skipped + pageSize),
      page,
      pageSize,
      total: null,
      hasMore: hasMore || items.length > skipped + pageSize,
    };
  }

  const faqs: ContentPort['faqs'] = async ({ page, pageSize, locale }, call) => {
    if (place !== null) return delivered({ page, pageSize, locale }, place, call?.signal);
    const answer = await methods.call(
      getContentList,
      { page, pageSize, language: languageWithUnderscore(locale), filterby: type, contentId: null },
      call?.signal,
    );
    const items = answer.items.map((item) => ({
      id: item.managedContentId,
      category: plain(item.FAQCategory),
      question: plain(item.FAQQuestion),
      answer: plain(item.FAQAnswer),
    }));
    return { items, page, pageSize, total: answer.total ?? null, hasMore: answer.hasMore ?? items.length === pageSize };
  };

  return { image, faqs };
}
