import { describe, expect, it } from 'vitest';
import { contentImage, faqOf } from '../../../../src/adapters/salesforce/content/content.mapping';
import type { WireContent } from '../../../../src/adapters/salesforce/content/content.wire';
import { mediaPlace } from '../support/wire-samples-ordering';

const emptyContent: WireContent = {
  contentKey: null,
  managedContentId: null,
  title: null,
  unauthenticatedUrl: null,
  contentBody: null,
};
const content = (contentBody: WireContent['contentBody'], change: Partial<WireContent> = {}): WireContent => ({
  ...emptyContent,
  contentBody,
  ...change,
});

describe('the image of a content', () => {
  const everywhere = {
    source: { url: 'https://images.example.com/source.png' },
    'sfdc_cms:media': {
      source: { url: 'https://images.example.com/media-source.png' },
      url: 'https://images.example.com/media.png',
    },
  };
  const media = everywhere['sfdc_cms:media'];
  const unauthenticatedUrl = 'https://images.example.com/open.png';

  it.each([
    ['source', everywhere],
    ['media-source', { ...everywhere, source: { url: '' } }],
    ['media-source', { ...everywhere, source: { url: 7 } }],
    ['media-source', { 'sfdc_cms:media': media }],
    ['media', { 'sfdc_cms:media': { ...media, source: null } }],
    ['media', { 'sfdc_cms:media': { url: media.url } }],
    ['open', { 'sfdc_cms:media': {}, source: 'https://images.example.com/text.png' }],
    ['open', {}],
    ['open', null],
  ])('is %s.png with the body %j', (name, contentBody) => {
    expect(contentImage(content(contentBody, { unauthenticatedUrl }), mediaPlace)).toStrictEqual({
      source: `https://images.example.com/${name}.png`,
      alt: '',
    });
  });

  it.each([[null], [{}], [{ source: { url: null }, 'sfdc_cms:media': { url: '' } }]])(
    'does not exist with the body %j',
    (contentBody) => {
      expect(contentImage(content(contentBody), mediaPlace)).toBeNull();
      expect(contentImage(content(contentBody, { unauthenticatedUrl: '' }), mediaPlace)).toBeNull();
    },
  );

  it('has a path of the site as the URL of the store', () => {
    const source = { url: '/cms/delivery/media/MC2KSOOFJGRZDDJGQG4QJHLKHTZQ' };
    expect(contentImage(content({ source, altText: ' A\u0000  can ' }), mediaPlace)).toStrictEqual({
      source: 'https://shop.example.com/trade/cms/delivery/media/MC2KSOOFJGRZDDJGQG4QJHLKHTZQ',
      alt: 'A can',
    });
  });

  it.each([
    [{ value: ' A\u0000  can ' }, 'A can'],
    [{ value: null }, ''],
    [{ text: 'A can' }, ''],
    [7, ''],
    [null, ''],
  ])('with the alternative text %j has %j', (altText, alt) => {
    expect(contentImage(content({ source: everywhere.source, altText }), mediaPlace)?.alt).toBe(alt);
  });
});

describe('a question', () => {
  it('has its category, text and answer', () => {
    const body = {
      FAQCategory: ' Orders\u0000  and returns ',
      FAQQuestion: { value: ' When\u0000  is it due? ' },
      FAQAnswer: ' On\u0000  Friday. ',
    };
    const wire = content(body, { managedContentId: 'id', contentKey: 'key', title: 'Not shown' });
    expect(faqOf(wire, 3)).toStrictEqual({
      id: 'id',
      category: 'Orders and returns',
      question: 'When is it due?',
      answer: 'On Friday.',
    });
  });

  it('has its position as its id when the platform has nothing else', () => {
    expect(faqOf(emptyContent, 3)).toStrictEqual({ id: '3', category: '', question: '', answer: '' });
  });

  it('has its content key as its id when it has no other', () => {
    expect(faqOf(content(null, { contentKey: 'key' }), 3).id).toBe('key');
  });

  it.each([[null], [{ FAQQuestion: ' ' }], [{ FAQQuestion: { value: null } }]])(
    'is the title with the body %j',
    (body) => {
      expect(faqOf(content(body, { title: ' Due\u0000  dates ' }), 0).question).toBe('Due dates');
    },
  );
});
