import type { ContactDetails, ContactMessage, SendMessageRefusal, SentMessage } from '../domain';
import type { CallOptions, ForAccount, InLocale } from './call';
import type { CommitPort } from './commit.port';

/** How customer service is reached: for every buyer, and for guests with a null account. */
export interface ContactPort {
  read(request: ForAccount & InLocale, options?: CallOptions): Promise<ContactDetails>;
}

/** A message to be sent. */
export interface SendMessageRequest extends ForAccount {
  /** Names the draft: the message of a draft is sent once, whichever attempt sends it. */
  readonly draftId: string;
  readonly message: ContactMessage;
}

/** Sends a message to customer service, once. */
export type SendMessagePort = CommitPort<SendMessageRequest, SentMessage, SendMessageRefusal>;
