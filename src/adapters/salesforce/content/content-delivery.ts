import type * as z from 'zod/mini';
import { PortError } from '../../../ports';
import { languageWithUnderscore } from '../../../rules/languages';
import { CHANNEL_ID_PREFIX, SITE_ID_PREFIX } from '../../../rules/limits';
import { read } from '../../common/scalars';
import type { Context } from '../context';
import { contentDocument, contentDocuments, type WireContent } from './content.wire';

/** Identifies a content. */
export interface ContentRequest {
  /** A site, `0DM…`, or a channel, `0ap…`. */
  readonly channelOrSiteId: string;
  readonly contentKeyOrId: string;
  readonly language?: string;
  readonly referenceDepth?: number;
}

/** Identifies a list of contents: at most 50 keys or 100 ids, never both. */
export interface ContentListRequest {
  readonly channelOrSiteId: string;
  readonly contentKeys?: readonly string[];
  readonly managedContentIds?: readonly string[];
  readonly contentTypeFQN?: string;
  readonly page?: number;
  readonly pageSize?: number;
  readonly referenceDepth?: number;
  readonly includeContentBody?: boolean;
  readonly language?: string;
}

const wrong = (
  name: string,
  code: 'valueMissing' | 'badInput' | 'typeMismatch' | 'rangeOverflow',
  message: string,
): PortError => new PortError('rejected', message, { fields: { [name]: code } });

const kinds = {
  contentKeys: 'array',
  managedContentIds: 'array',
  contentTypeFQN: 'string',
  page: 'number',
  pageSize: 'number',
  referenceDepth: 'number',
  includeContentBody: 'boolean',
  language: 'string',
  contentKeyOrId: 'string',
} as const;

/** Validates options before sending; each error contains its parameter. @throws PortError `rejected` */
function check(options: unknown): void {
  if (typeof options !== 'object' || options === null) throw wrong('options', 'valueMissing', 'options are required');
  const values: Readonly<Record<string, unknown>> = { ...options };
  const { channelOrSiteId: place } = values;
  if (place === undefined || place === null || place === '')
    throw wrong('channelOrSiteId', 'valueMissing', 'channelOrSiteId is required');
  const isPlace =
    typeof place === 'string' && (place.startsWith(SITE_ID_PREFIX) || place.startsWith(CHANNEL_ID_PREFIX));
  if (!isPlace) throw wrong('channelOrSiteId', 'badInput', 'channelOrSiteId is neither a site nor a channel');
  for (const [name, kind] of Object.entries(kinds)) {
    const value = values[name];
    if (value === undefined) continue;
    const fits =
      kind === 'array' ? Array.isArray(value) && value.every((one) => typeof one === 'string') : typeof value === kind;
    if (!fits)
      throw wrong(name, 'typeMismatch', `${name} is not ${kind === 'array' ? 'a list of texts' : `a ${kind}`}`);
  }
}

type Place = Pick<Context, 'http' | 'options'>;

/** Content requests need the language with an underscore, unlike the platform's other calls. */
const languageOf = (requested: string | undefined, { language }: Context['options']): string =>
  languageWithUnderscore(requested ?? language);

const pathOf = (place: string): string =>
  place.startsWith(SITE_ID_PREFIX)
    ? `/connect/sites/${encodeURIComponent(place)}/cms/delivery/contents`
    : `/connect/cms/delivery/channels/${encodeURIComponent(place)}/contents`;

/** Reads one content with its body, by key or id. */
export async function contentOf(
  { http, options }: Place,
  request: ContentRequest,
  signal?: AbortSignal,
): Promise<WireContent> {
  check(request);
  if (!request.contentKeyOrId) throw wrong('contentKeyOrId', 'valueMissing', 'contentKeyOrId is required');
  const { language, referenceDepth } = request;
  const path = `${pathOf(request.channelOrSiteId)}/${encodeURIComponent(request.contentKeyOrId)}`;
  const { value } = await http.data(path, {
    query: { language: languageOf(language, options), referenceDepth },
    signal,
  });
  return read(contentDocument, value, 'content');
}

/** Reads a list of contents. */
export async function contentsOf(
  { http, options }: Place,
  request: ContentListRequest,
  signal?: AbortSignal,
): Promise<z.output<typeof contentDocuments>> {
  check(request);
  const { channelOrSiteId, contentKeys, managedContentIds, ...rest } = request;
  if (contentKeys && managedContentIds)
    throw wrong('managedContentIds', 'badInput', 'contentKeys and managedContentIds are not read together');
  if (contentKeys && contentKeys.length > 50) throw wrong('contentKeys', 'rangeOverflow', 'contentKeys are at most 50');
  if (managedContentIds && managedContentIds.length > 100)
    throw wrong('managedContentIds', 'rangeOverflow', 'managedContentIds are at most 100');
  const query = {
    ...rest,
    language: languageOf(rest.language, options),
    contentKeys: contentKeys?.join(','),
    managedContentIds: managedContentIds?.join(','),
  };
  const { value } = await http.data(pathOf(channelOrSiteId), { query, signal });
  return read(contentDocuments, value, 'list of contents');
}
