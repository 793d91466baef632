import type { FaqItem, Image } from '../../../domain';
import { ownValue } from '../../../rules/read';
import { type MediaPlace, mediaUrl } from '../common/media';
import { plain } from '../../common/text';
import type { WireContent } from './content.wire';

/** Text of a property: content types have it directly, or as the `value` of an object. */
function valueOf(body: WireContent['contentBody'], name: string): string {
  const value = ownValue(body, name);
  return plain(typeof value === 'string' ? value : ownValue(value, 'value'));
}

/** The image of a content; null when it has none. */
export function contentImage({ contentBody, unauthenticatedUrl }: WireContent, place: MediaPlace): Image | null {
  const media = ownValue(contentBody, 'sfdc_cms:media');
  const candidates = [
    ownValue(ownValue(contentBody, 'source'), 'url'),
    ownValue(ownValue(media, 'source'), 'url'),
    ownValue(media, 'url'),
    unauthenticatedUrl,
  ];
  const url = candidates.find((value): value is string => typeof value === 'string' && value !== '');
  return url === undefined ? null : { source: mediaUrl(url, place), alt: valueOf(contentBody, 'altText') };
}

/** A question and its answer as plain text. */
export const faqOf = (content: WireContent, index: number): FaqItem => ({
  id: content.managedContentId ?? content.contentKey ?? String(index),
  category: valueOf(content.contentBody, 'FAQCategory'),
  question: valueOf(content.contentBody, 'FAQQuestion') || plain(content.title),
  answer: valueOf(content.contentBody, 'FAQAnswer'),
});
