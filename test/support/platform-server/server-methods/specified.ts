import { contentImage } from '../../../../src/adapters/demo/data/images';
import { faqSource } from '../../../../src/adapters/demo/faqs';
import { faqOrder } from '../../../../src/adapters/demo/faqs/faq-source';
import { activationCodeOf } from '../../../../src/adapters/demo/engine/people';
import { isKnownLanguage, languageTag } from '../../../../src/rules/languages';
import { buyerOf, ownerOf } from '../access';
import { isSame, recordId } from '../ids';
import { storePerson, peopleOf, personOf } from '../store/people';
import { convertRefusals, throwHandled, type Handler, type ServerMethod, serving, textArg } from './arguments';

/** Returns a text that contains JSON. */
const sendActivationEmail: ServerMethod = ({ platform }, args) => {
  const email = textArg(args, 'email').trim().toLowerCase();
  const responseCode = activationCodeOf(email, peopleOf(platform));
  if (responseCode === 'SUCCESS') platform.ledger.activationEmails.push(email);
  return JSON.stringify({ responseCode });
};

const getContent: Handler<'getContent'> = (_exchange, args) => {
  const key = args.contentId;
  const image = key === null ? null : contentImage(key);
  return image === null
    ? null
    : { altText: { value: image.alt }, source: { isExternal: false, url: `/cms/delivery/media/${key}` } };
};

const getContentList: Handler<'getContentList'> = async ({ platform }, args) => {
  const [page, pageSize] = [args.page, args.pageSize];
  const source = await faqSource(args.language.replace('_', '-'));
  // The keys of a literal object are exactly its declared keys.
  const categories = Object.keys(faqOrder) as (keyof typeof faqOrder)[];
  const once = categories.flatMap((category) => faqOrder[category].map((key) => ({ category, key })));
  const all = Array.from({ length: platform.world.changes.faqCopies ?? 1 }, (_, copy) =>
    once.map((entry) => ({ ...entry, copy })),
  ).flat();
  const items = all.slice(page * pageSize, (page + 1) * pageSize).map(({ category, key, copy }, at) => {
    const [question, answer] = source.items[key];
    return {
      FAQAnswer: answer,
      FAQCategory: source.categories[category],
      FAQQuestion: copy === 0 ? question : `${question} (${copy + 1})`,
      managedContentId: recordId('content', page * pageSize + at + 1),
    };
  });
  return { hasMore: (page + 1) * pageSize < all.length, items, total: all.length };
};

const updateUserLanguage: Handler<'updateUserLanguage'> = (exchange, args) => {
  const buyer = convertRefusals(() => buyerOf(exchange));
  const language = args.language.replace('_', '-');
  if (!isKnownLanguage(language)) throwHandled('INVALID_API_INPUT', 'The language is not supported');
  const person = personOf(exchange.platform, buyer);
  storePerson(exchange.platform, { ...person, language: languageTag(language), revision: person.revision + 1 });
  return null;
};

const updateRepricingNeeded: Handler<'updateRepricingNeeded'> = (exchange, args) => {
  const { ledger, world } = exchange.platform;
  const cart =
    ledger.carts.find(({ id, ownerId }) => isSame(id, args.cartId) && ownerId === ownerOf(exchange)) ??
    throwHandled('MISSING_RECORD');
  cart.repricingReads = args.isRepricingNeeded === true ? (world.changes.repricingReads ?? 0) : 0;
  return null;
};

/** The methods whose names and responses the portal's backend prescribes. */
export const specifiedMethods: Readonly<Record<string, ServerMethod>> = {
  sendActivationEmail,
  ...serving({ getContent, getContentList, updateUserLanguage, updateRepricingNeeded }),
};
