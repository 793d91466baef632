import { describe, expect, it } from 'vitest';
import { accounts } from '../../src/adapters/demo/data/accounts';
import { documentMessagesFor } from '../../src/adapters/demo/documents/document-messages';
import { faqSource } from '../../src/adapters/demo/faqs';
import { messagesFor } from '../../src/adapters/demo/messages';
import { invoiceMessagesFor } from '../../src/adapters/demo/messages/invoices';
import { notificationMessagesFor } from '../../src/adapters/demo/messages/notifications';
import { orderMessagesFor } from '../../src/adapters/demo/messages/order-messages';
import { promotionMessagesFor } from '../../src/adapters/demo/messages/promotions';
import { rewardMessagesFor } from '../../src/adapters/demo/messages/rewards';
import { supportMessagesFor } from '../../src/adapters/demo/messages/support';
import { siteMessages } from '../../src/portal/site/site-messages';
import { LANGUAGE_TAGS } from '../../src/rules/languages';
import { plainText } from '../../src/rules/text';
import { englishMessages } from '../../src/locales/english';
import { englishLeaves, locales } from './support/locales';

/** Terms for which a language has a different word in the packs. */
const otherTerms: Readonly<Record<string, readonly RegExp[]>> = {
  'fr-CA': [
    /ramass/i,
    /plan de visite/i,
    /\bSKU\b/,
    /(?<!\p{L})au compte\b(?<!porté au compte)/iu,
    /Nouveau ici/,
    /Supplément carte/,
    /\bbillet\b(?!s pour)/i,
    /Soutien/,
  ],
  'es-CA': [
    /(?<!\p{L})a cuenta\b/iu,
    /conductor/i,
    /plan de visitas/i,
    /representante(?! de ventas)/i,
    /En camión/,
    /Importe/i,
    /Recargo de tarjeta/,
  ],
  'zh-CN': [/记账/, /空瓶/, /价格稍后公布/],
  'ko-KR': [/거래처/, /최고 사용자/, /기사 메모/, /등록 코드/, /최소 주문 요금/, /공병/, /방문 계획/],
};

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [plainText(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

it.each([{ tag: 'en-US', messages: englishMessages }, ...locales.map(({ pack }) => pack)])(
  'a delivery method has one name on every page, in $tag',
  ({ tag, messages }) => {
    const { byTruck, byPickup } = messagesFor(tag);
    const { facts } = messages['order-placed'];
    expect([byTruck, byPickup]).toEqual([facts.byTruck, facts.byPickup]);
    expect(messages.checkout.delivery.pickup).toBe(byPickup);
  },
);

describe.each(Object.entries(otherTerms))('the texts of the demo and its site in %s', (tag, wrong) => {
  it('use the terms of the locale pack', async () => {
    const said = [
      await faqSource(tag),
      messagesFor(tag),
      invoiceMessagesFor(tag),
      documentMessagesFor(tag),
      notificationMessagesFor(tag),
      orderMessagesFor(tag),
      promotionMessagesFor(tag),
      rewardMessagesFor(tag),
      supportMessagesFor(tag),
      siteMessages(tag),
    ].flatMap(textsIn);
    expect(said.length).toBeGreaterThan(200);
    expect(said.filter((text) => wrong.some((pattern) => pattern.test(text)))).toEqual([]);
  });
});

describe.each(LANGUAGE_TAGS)('a delivery method in %s', (tag) => {
  it('has one name: at checkout, after placing and in the order’s details', () => {
    const leaves = locales.find((locale) => locale.tag === tag)?.leaves ?? englishLeaves;
    const named = (path: string) => leaves.find((leaf) => leaf.path === path)?.forms.other;
    const { byTruck, byPickup } = messagesFor(tag);
    expect([byTruck, byPickup]).toEqual([named('order-placed.facts.byTruck'), named('order-placed.facts.byPickup')]);
    expect(named('checkout.delivery.pickup')).toBe(byPickup);
  });
});

/** Terms of a delivery only: its truck, its driver and the door. */
const road =
  /truck|driver|\bdoor|camion|livreur|\bporte\b|camión|chofer|puerta|卡车|号车|车上|装车|司机|트럭|기사|운송|적재|현장/iu;

describe.each(LANGUAGE_TAGS)('an order that is picked up, in %s', (tag) => {
  it('has notes of its own, without truck, driver or door', () => {
    const notes = ({ short, nobodyThere, notLoaded }: ReturnType<typeof orderMessagesFor>) =>
      textsIn([short, nobodyThere, notLoaded]);
    expect(notes(orderMessagesFor(tag, 'pickup')).filter((text) => road.test(text))).toEqual([]);
    expect(notes(orderMessagesFor(tag)).filter((text) => road.test(text))).not.toEqual([]);
  });
});

/** Order deadlines in the FAQ: hours and days before, as each language writes them. */
const twoDaysBefore: Readonly<Record<(typeof LANGUAGE_TAGS)[number], RegExp>> = {
  'en-US': /2:00 PM two days before/,
  'fr-CA': /14 h deux jours avant/,
  'es-CA': /2:00 p\. m\. dos días antes/,
  'zh-CN': /前两天 14:00/,
  'ko-KR': /이틀 전 오후 2시/,
};

describe.each(LANGUAGE_TAGS)('the cut-off in the FAQ in %s', (tag) => {
  it('is that of most of the demo’s accounts', async () => {
    const plans = accounts.flatMap(({ plan }) => plan ?? []);
    const same = plans.filter(({ leadDays, cutOffMinutes }) => leadDays === 2 && cutOffMinutes === 14 * 60);
    expect(same.length).toBeGreaterThan(plans.length / 2);
    const { items } = await faqSource(tag);
    expect(plainText(items['cut-off'][1]).replaceAll('\u00a0', ' ')).toMatch(twoDaysBefore[tag]);
  });
});

describe.each(LANGUAGE_TAGS)('an answer of the FAQ in %s', (tag) => {
  it('names pages and controls by their own texts only', async () => {
    const leaves = locales.find((locale) => locale.tag === tag)?.leaves ?? englishLeaves;
    const labels = new Set(leaves.flatMap(({ forms }) => Object.values(forms)));
    const { items } = await faqSource(tag);
    const named = Object.values(items).flatMap(([, answer]) =>
      Array.from(answer.matchAll(/<em>(.*?)<\/em>/g), ([, name]) => plainText(name ?? '')),
    );
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((name) => !labels.has(name))).toEqual([]);
  });
});
