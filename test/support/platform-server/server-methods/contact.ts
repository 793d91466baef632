import { regions } from '../../../../src/adapters/demo/data/accounts';
import { contactDetails, MAX_A_DAY, SUBJECT_MAX, TEXT_MAX } from '../../../../src/adapters/demo/engine/contact';
import { instantOf } from '../../../../src/adapters/demo/engine/zoned-time';
import { contactTopics } from '../../../../src/adapters/demo/messages/contact';
import type { ContactMessage } from '../../../../src/domain';
import { messageProblems } from '../../../../src/rules/contact';
import type { MessageEntry } from '../store/ledger';
import { createGuestOnceOnlyMethods } from '../store/once';
import { accountArg, throwHandled, type Handler, objectIn, serving, textArg } from './arguments';

const DAY = 86_400_000;

const getContactDetails: Handler<'getContactDetails'> = (exchange, args) =>
  contactDetails(accountArg(exchange, args), exchange.session.buyer, args.language, exchange.platform.now());

interface ContactInput {
  readonly draftId: string;
  readonly message: ContactMessage;
}

/** Sending a message, once-only, from a buyer's account or a guest's session. */
const sendMessage = createGuestOnceOnlyMethods<ContactInput, MessageEntry>({
  name: 'sendMessage',
  assertAllowed: () => {},
  readInput(args) {
    const contact = objectIn(args.contact) ?? throwHandled('INVALID_API_INPUT', 'Whom to answer is required');
    return {
      draftId: textArg(args, 'draftId'),
      message: {
        topic: textArg(args, 'topic'),
        subject: textArg(args, 'subject'),
        text: textArg(args, 'text'),
        contact: { name: textArg(contact, 'name'), email: textArg(contact, 'email'), phone: textArg(contact, 'phone') },
      },
    };
  },
  subjectOf: ({ draftId }) => draftId,
  findExisting: ({ draftId }, { platform, owner }) =>
    platform.ledger.messages.find((sent) => sent.owner === owner && sent.draftId === draftId) ?? null,
  refusal({ message }, { platform, owner }) {
    const fields: Record<string, string> = Object.fromEntries(
      messageProblems(message, { subjectMax: SUBJECT_MAX, messageMax: TEXT_MAX }),
    );
    if (!contactTopics.some((code) => code === message.topic)) fields.topic ??= 'badInput';
    if (Object.keys(fields).length > 0) return { fields };
    return platform.ledger.messages.filter((sent) => sent.owner === owner && sent.sentAt > platform.now() - DAY)
      .length < MAX_A_DAY
      ? null
      : 'too-many-messages';
  },
  execute({ draftId, message }, { platform, owner }, { handle }) {
    const { messages } = platform.ledger;
    const sent: MessageEntry = {
      draftId,
      handle,
      id: `message-${handle}`,
      message,
      number: `M-${51_001 + messages.length}`,
      owner,
      sentAt: platform.now(),
    };
    messages.push(sent);
    return sent;
  },
  toBody: ({ id, number, sentAt }, { account }) => ({
    messageId: id,
    number,
    sentAt: instantOf(sentAt, regions[account?.region ?? 'maine'].timeZone),
  }),
});

/** Contact channels of customer service. */
export const contactMethods = serving({ getContactDetails, ...sendMessage });
