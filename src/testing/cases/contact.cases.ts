import type { ContactDetails, SendMessageRequest } from '../../ports';
import { casesOf } from '../define-case';
import { needed, rejectsField, same, that } from '../expect';
import { contactDetails, sentMessage } from '../schemas/contact';
import { shaped } from '../schemas/shape';
import { attemptOf } from './common/attempt';
import { once } from './common/paging';

const define = casesOf('contact');
const defineSending = casesOf('sendMessage');
const guest = { accountId: null };

/** How customer service is reached (spec §2, Contact Us). */
export const contactCases = [
  define({
    name: 'details', family: 'shape', needs: ['contact.read'], says: 'the details are of the domain’s shape, each topic once, and there is a way to reach somebody',
    async run({ adapter, here }) {
      const details = await adapter.contact.read(await here());
      shaped(details, contactDetails, 'the details');
      once(details.topics.map(({ code }) => code), 'the topics');
      that(details.phone !== null || details.email !== null || details.topics.length > 0, 'nobody can be reached by any of it');
    },
  }),
  define({
    name: 'hours', family: 'behaviour', needs: ['contact.read'], says: 'the hours are of a zone that is known, each stretch begins before it ends, and days without hours stand in their order',
    async run({ adapter, here }) {
      const { timeZone, week, closed } = needed((await adapter.contact.read(await here())).hours, 'hours');
      that(knows(timeZone), `${timeZone} is no zone`);
      for (const { start, end } of week) that(start < end, `${start} to ${end} is no stretch of a day`);
      const dates = closed.map(({ date }) => date);
      same(dates, [...new Set(dates)].sort(), 'the days without hours');
    },
  }),
  define({
    name: 'for-guests', family: 'behaviour', needs: ['contact.read'], seat: 'guest', says: 'a guest is told the same ways, and nobody’s name, email or phone number',
    async run({ adapter, locale }) {
      const details = await adapter.contact.read({ ...guest, locale });
      shaped(details, contactDetails, 'the details');
      same(details.contact, { name: '', email: '', phone: '' }, 'whom to answer');
    },
  }),
];

const knows = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }) !== undefined;
  } catch {
    return false;
  }
};

const asking = ({ topics }: ContactDetails, changes: Partial<SendMessageRequest['message']> = {}): Omit<SendMessageRequest, 'accountId'> => ({
  draftId: `kit-${crypto.randomUUID()}`,
  message: {
    topic: needed(topics[0], 'a topic').code, subject: 'Asked by the conformance kit', text: 'Nobody needs to answer this.',
    contact: { name: 'Conformance Kit', email: 'kit@conformance.example', phone: '' }, ...changes,
  },
});

/** Sending a message, once (spec §2, Contact Us). */
export const sendMessageCases = [
  defineSending({
    name: 'sent-once', family: 'once', needs: ['sendMessage.prepare', 'sendMessage.commit', 'sendMessage.outcome', 'contact.read'],
    says: 'a message that is committed is sent once however often it is asked for, is found by its handle, and its draft is not sent again',
    async run({ adapter, here }) {
      const at = await here();
      const asked = asking(await adapter.contact.read(at));
      const attempt = attemptOf(at, await adapter.sendMessage.prepare({ ...at, ...asked }));
      same(await adapter.sendMessage.outcome(attempt), { outcome: 'open' }, 'the outcome before');
      const first = await adapter.sendMessage.commit(attempt);
      that(first.outcome === 'done', 'it was refused');
      shaped(first.value, sentMessage, 'the message');
      same(await adapter.sendMessage.commit(attempt), first, 'the second commit');
      same(await adapter.sendMessage.outcome(attempt), first, 'the outcome');
      same(await adapter.sendMessage.prepare({ ...at, ...asked }), first, 'the same draft again');
    },
  }),
  defineSending({
    name: 'two-drafts', family: 'once', needs: ['sendMessage.prepare', 'sendMessage.commit', 'contact.read'], says: 'the same words of another draft are another message',
    async run({ adapter, here }) {
      const at = await here();
      const details = await adapter.contact.read(at);
      const sent = async () => {
        const done = await adapter.sendMessage.commit(attemptOf(at, await adapter.sendMessage.prepare({ ...at, ...asking(details) })));
        that(done.outcome === 'done', 'it was refused');
        return done.value.id;
      };
      that((await sent()) !== (await sent()), 'two drafts came to one message');
    },
  }),
  defineSending({
    name: 'abandoned', family: 'once', needs: ['sendMessage.prepare', 'sendMessage.commit', 'sendMessage.abandon', 'sendMessage.outcome', 'contact.read'],
    says: 'an attempt that was given up is refused when it comes late',
    async run({ adapter, here }) {
      const at = await here();
      const attempt = attemptOf(at, await adapter.sendMessage.prepare({ ...at, ...asking(await adapter.contact.read(at)) }));
      same(await adapter.sendMessage.abandon(attempt), { outcome: 'closed' }, 'giving up');
      same(await adapter.sendMessage.commit(attempt), { outcome: 'refused', reason: 'handle-closed' }, 'the late commit');
      same(await adapter.sendMessage.outcome(attempt), { outcome: 'closed' }, 'the outcome');
    },
  }),
  defineSending({
    name: 'fields', family: 'error', needs: ['sendMessage.prepare', 'contact.read'], says: 'what is missing or wrong is rejected, naming the field; a phone number may be left out',
    async run({ adapter, here }) {
      const at = await here();
      const details = await adapter.contact.read(at);
      const { contact } = asking(details).message;
      const wrong = [
        ['topic', { topic: 'no-such-topic' }], ['subject', { subject: ' ' }], ['subject', { subject: 'x'.repeat(details.subjectMax + 1) }], ['text', { text: '' }],
        ['text', { text: 'x'.repeat(details.messageMax + 1) }], ['name', { contact: { ...contact, name: '' } }], ['email', { contact: { ...contact, email: 'kit' } }],
      ] as const;
      for (const [field, changes] of wrong) await rejectsField(adapter.sendMessage.prepare({ ...at, ...asking(details, changes) }), field, field);
    },
  }),
  defineSending({
    name: 'of-a-guest', family: 'once', needs: ['sendMessage.prepare', 'sendMessage.commit', 'contact.read'], seat: 'guest', says: 'a guest writes as a buyer does, without an account',
    async run({ adapter, locale }) {
      const at = { ...guest, locale };
      const done = await adapter.sendMessage.commit(attemptOf(at, await adapter.sendMessage.prepare({ ...at, ...asking(await adapter.contact.read(at)) })));
      that(done.outcome === 'done', 'it was refused');
    },
  }),
];
