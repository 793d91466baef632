import type { ActivationPort, ContentPort } from '../../../ports';
import { resendOutcome } from '../../../rules/registration';
import { isEmail } from '../../../rules/email';
import type { DemoContext } from '../context';
import { contentImage } from '../data/images';
import { activationCodeOf } from '../engine/people';
import { paged } from '../engine/paging';
import type { Call } from '../faults';

/** Implements the content port: images by key, and questions. */
export function contentPort(context: DemoContext, call: Call): ContentPort {
  return {
    image: call('content.image', async ({ key }) => contentImage(key)),
    faqs: call('content.faqs', async ({ page, pageSize, locale }) => {
      // Questions in five languages and the table of entities are loaded only when they are needed.
      const { faqItems } = await import('../faqs');
      return paged(await faqItems(locale, context.world.changes.faqCopies), { page, pageSize });
    }),
  };
}

/** Implements the activation port, for users who are not activated and for `demoEmails`. */
export function activationPort(context: DemoContext, call: Call): ActivationPort {
  return {
    resend: call('activation.resend', async ({ email }) =>
      resendOutcome(isEmail(email) ? activationCodeOf(email, await context.people()) : 'INVALID_EMAIL'),
    ),
  };
}
