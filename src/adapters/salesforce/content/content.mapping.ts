import type { FaqItem, Image } from '../../../domain';
import { ownValue } from '../../../rules/read';
import { type MediaPlace, mediaUrl } from '../common/media';
import { plain } from '../common/text';
import type { WireContent } from './content.wire';

/** A property's text: content types write it plainly, or as the `value` of an object. */
function valueOf(body: WireContent['contentBody'], name: string): string {
  const value = ownValue(body, name);
  return plain(typeof value === 'string' ? value : ownValue(value, 'value'));
}

/** The image a content holds; null when it holds none. */
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

/** A question as plain text. */
export const faqOf = (content: WireContent, index: number): FaqItem => ({
  id: content.managedContentId ?? content.contentKey ?? String(index),
  category: valueOf(content.contentBody, 'FAQCategory'),
  question: valueOf(content.contentBody, 'FAQQuestion') || plain(content.title),
  answer: valueOf(content.contentBody, 'FAQAnswer'),
});
