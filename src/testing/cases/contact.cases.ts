import type { ContactDetails, SendMessageRequest } from '../../ports';
import { casesOf } from '../define-case';
import { required, rejectsField, assertEqual, assertThat } from '../expect';
import { contactDetails, sentMessage } from '../schemas/support';
import { assertShape } from '../schemas/shape';
import { attemptOf } from './common/attempt';
import { once } from './common/paging';

const define = casesOf('contact');
const defineSending = casesOf('sendMessage');
const guest = { accountId: null };

/** Cases of the contact port. */
export const contactCases = [
  define({
    name: 'details',
    family: 'shape',
    needs: ['contact.read'],
    title: 'the details match the domain schema, each topic occurs once, and there is at least one contact channel',
    async run({ adapter, here }) {
      const details = await adapter.contact.read(await here());
      assertShape(details, contactDetails, 'the details');
      once(
        details.topics.map(({ code }) => code),
        'the topics',
      );
      assertThat(
        details.phone !== null || details.email !== null || details.topics.length > 0,
        'the contact data has no way to reach customer service',
      );
    },
  }),
  define({
    name: 'hours',
    family: 'behaviour',
    needs: ['contact.read'],
    title: 'opening hours have a valid time zone, each interval starts before it ends, and closed days are sorted',
    async run({ adapter, here }) {
      const { timeZone, week, closed } = required((await adapter.contact.read(await here())).hours, 'hours');
      assertThat(knows(timeZone), `${timeZone} is no zone`);
      for (const { start, end } of week) assertThat(start < end, `${start} to ${end} is no stretch of a day`);
      const dates = closed.map(({ date }) => date);
      assertEqual(dates, [...new Set(dates)].sort(), 'the days without hours');
    },
  }),
  define({
    name: 'for-guests',
    family: 'behaviour',
    needs: ['contact.read'],
    seat: 'guest',
    title: 'a guest gets the same contact channels, without a name, email or phone number',
    async run({ adapter, locale }) {
      const details = await adapter.contact.read({ ...guest, locale });
      assertShape(details, contactDetails, 'the details');
      assertEqual(details.contact, { name: '', email: '', phone: '' }, 'whom to answer');
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

const asking = (
  { topics }: ContactDetails,
  changes: Partial<SendMessageRequest['message']> = {},
): Omit<SendMessageRequest, 'accountId'> => ({
  draftId: `kit-${crypto.randomUUID()}`,
  message: {
    topic: required(topics[0], 'a topic').code,
    subject: 'Asked by the conformance kit',
    text: 'Nobody needs to answer this.',
    contact: { name: 'Conformance Kit', email: 'kit@conformance.example', phone: '' },
    ...changes,
  },
});

/** Cases of sending a message. */
export const sendMessageCases = [
  defineSending({
    name: 'sent-once',
    family: 'once',
    needs: ['sendMessage.prepare', 'sendMessage.commit', 'sendMessage.outcome', 'contact.read'],
    title:
      'a committed message is sent once however often it is submitted, is found by its handle, and its draft is not sent again',
    async run({ adapter, here }) {
      const at = await here();
      const intent = asking(await adapter.contact.read(at));
      const attempt = attemptOf(at, await adapter.sendMessage.prepare({ ...at, ...intent }));
      assertEqual(await adapter.sendMessage.outcome(attempt), { outcome: 'open' }, 'the outcome before');
      const first = await adapter.sendMessage.commit(attempt);
      assertThat(first.outcome === 'done', 'it was refused');
      assertShape(first.value, sentMessage, 'the message');
      assertEqual(await adapter.sendMessage.commit(attempt), first, 'the second commit');
      assertEqual(await adapter.sendMessage.outcome(attempt), first, 'the outcome');
      assertEqual(await adapter.sendMessage.prepare({ ...at, ...intent }), first, 'the same draft again');
    },
  }),
  defineSending({
    name: 'two-drafts',
    family: 'once',
    needs: ['sendMessage.prepare', 'sendMessage.commit', 'contact.read'],
    title: 'the same text in another draft is another message',
    async run({ adapter, here }) {
      const at = await here();
      const details = await adapter.contact.read(at);
      const sent = async () => {
        const done = await adapter.sendMessage.commit(
          attemptOf(at, await adapter.sendMessage.prepare({ ...at, ...asking(details) })),
        );
        assertThat(done.outcome === 'done', 'it was refused');
        return done.value.id;
      };
      assertThat((await sent()) !== (await sent()), 'two drafts became one message');
    },
  }),
  defineSending({
    name: 'abandoned',
    family: 'once',
    needs: ['sendMessage.prepare', 'sendMessage.commit', 'sendMessage.abandon', 'sendMessage.outcome', 'contact.read'],
    title: 'an abandoned attempt is refused when it arrives late',
    async run({ adapter, here }) {
      const at = await here();
      const attempt = attemptOf(
        at,
        await adapter.sendMessage.prepare({ ...at, ...asking(await adapter.contact.read(at)) }),
      );
      assertEqual(await adapter.sendMessage.abandon(attempt), { outcome: 'closed' }, 'giving up');
      assertEqual(
        await adapter.sendMessage.commit(attempt),
        { outcome: 'refused', reason: 'handle-closed' },
        'the late commit',
      );
      assertEqual(await adapter.sendMessage.outcome(attempt), { outcome: 'closed' }, 'the outcome');
    },
  }),
  defineSending({
    name: 'fields',
    family: 'error',
    needs: ['sendMessage.prepare', 'contact.read'],
    title: 'missing and invalid values are rejected with their field; the phone number is optional',
    async run({ adapter, here }) {
      const at = await here();
      const details = await adapter.contact.read(at);
      const { contact } = asking(details).message;
      const wrong = [
        ['topic', { topic: 'no-such-topic' }],
        ['subject', { subject: ' ' }],
        ['subject', { subject: 'x'.repeat(details.subjectMax + 1) }],
        ['text', { text: '' }],
        ['text', { text: 'x'.repeat(details.messageMax + 1) }],
        ['name', { contact: { ...contact, name: '' } }],
        ['email', { contact: { ...contact, email: 'kit' } }],
      ] as const;
      for (const [field, changes] of wrong)
        await rejectsField(adapter.sendMessage.prepare({ ...at, ...asking(details, changes) }), field, field);
    },
  }),
  defineSending({
    name: 'of-a-guest',
    family: 'once',
    needs: ['sendMessage.prepare', 'sendMessage.commit', 'contact.read'],
    seat: 'guest',
    title: 'a guest can send a message without an account',
    async run({ adapter, locale }) {
      const at = { ...guest, locale };
      const done = await adapter.sendMessage.commit(
        attemptOf(at, await adapter.sendMessage.prepare({ ...at, ...asking(await adapter.contact.read(at)) })),
      );
      assertThat(done.outcome === 'done', 'it was refused');
    },
  }),
];
