import type { SendMessageRefusal, SentMessage } from '../../../domain';
import { PortError, type SendMessagePort, type SendMessageRequest } from '../../../ports';
import { messageProblems } from '../../../rules/contact';
import type { DemoContext } from '../context';
import { type DemoAccount, regions } from '../data/accounts';
import { MAX_A_DAY, SUBJECT_MAX, TEXT_MAX } from '../engine/contact';
import { instantOf } from '../engine/zoned-time';
import type { Call } from '../faults';
import { contactTopics } from '../messages/contact';
import { type MessageRecord, parseMessage, parseMessageRequest } from '../store/support-record';
import { createCommitPort } from './commit-port';

const DAY = 86_400_000;

/**
 * Sends a message of a buyer or a guest at most once. The message of a draft is sent once, whichever attempt sends it.
 */
export function sendMessagePort(context: DemoContext, call: Call): SendMessagePort {
  const { world } = context;
  const port = createCommitPort<SendMessageRequest, MessageRecord, SentMessage, SendMessageRefusal, DemoAccount | null>(
    context,
    call,
    {
      port: 'sendMessage',
      requirePermission: async () => {},
      on: (account) => account,
      rules: (account) => ({
        operation: 'sendMessage',
        subject: ({ draftId }) => draftId,
        parseRequest: parseMessageRequest,
        parseValue: parseMessage,
        already: (state, { draftId }) => state.messages.find((sent) => sent.draftId === draftId) ?? null,
        refusal: (state) =>
          state.messages.filter(({ sentAt }) => sentAt > world.now() - DAY).length < MAX_A_DAY
            ? null
            : 'too-many-messages',
        perform: (state, { draftId, message }, { handle }) => {
          const sequence = state.sequence + 1;
          const record: MessageRecord = {
            id: `message-${account?.id ?? 'guest'}-${state.born.toString(36)}-${sequence}`,
            number: `M-${51_000 + sequence}`,
            draftId,
            handle,
            sentAt: world.now(),
            message: { ...message, contact: { ...message.contact } },
          };
          return [{ ...state, sequence, messages: [...state.messages, record] }, record];
        },
      }),
      present: ({ id, number, sentAt }, account) => ({
        id,
        number,
        sentAt: instantOf(sentAt, regions[account?.region ?? 'maine'].timeZone),
      }),
    },
  );
  return {
    ...port,
    prepare: async (request, options) => {
      check(request.message);
      return port.prepare(request, options);
    },
  };
}

/** Validates a message. @throws PortError `rejected` with the invalid fields */
function check(message: SendMessageRequest['message']): void {
  const fields: Record<string, string> = Object.fromEntries(
    messageProblems(message, { subjectMax: SUBJECT_MAX, messageMax: TEXT_MAX }),
  );
  if (!contactTopics.some((code) => code === message.topic)) fields.topic ??= 'badInput';
  if (Object.keys(fields).length > 0) throw new PortError('rejected', 'The message is not complete', { fields });
}
