import type { ContactPort } from '../../../ports';
import type { DemoContext } from '../context';
import { contactDetails } from '../engine/contact';
import type { Call } from '../faults';

/** Implements the contact port. */
export function contactPort(context: DemoContext, call: Call): ContactPort {
  return {
    read: call('contact.read', async ({ accountId, locale }) => {
      const account = await context.accountOf(accountId);
      return contactDetails(account, await context.buyer(), locale, context.world.now());
    }),
  };
}
