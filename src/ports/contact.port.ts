import type { ContactDetails, ContactMessage, SendMessageRefusal, SentMessage } from '../domain';
import type { CallOptions, ForAccount, InLocale } from './call';
import type { CommitPort } from './commit.port';

/** Contact channels of customer service, for all buyers; guests have a null account. */
export interface ContactPort {
  read(request: ForAccount & InLocale, options?: CallOptions): Promise<ContactDetails>;
}

/** A message to send. */
export interface SendMessageRequest extends ForAccount {
  /** Identifies the draft. The message of a draft is sent once, whichever attempt sends it. */
  readonly draftId: string;
  readonly message: ContactMessage;
}

/** Sends a message to customer service at most once. */
export type SendMessagePort = CommitPort<SendMessageRequest, SentMessage, SendMessageRefusal>;
