import type { ActivationPort, ContentPort } from '../../../ports';
import { resendOutcome } from '../../../rules/activation';
import { isEmail } from '../../../rules/email';
import type { DemoContext } from '../context';
import { demoEmails } from '../data/buyers';
import { contentImage } from '../data/images';
import { paged } from '../engine/paging';
import type { Call } from '../faults';

/** Managed content: images by key, and questions. */
export function contentPort(context: DemoContext, call: Call): ContentPort {
  return {
    image: call('content.image', async ({ key }) => contentImage(key)),
    faqs: call('content.faqs', async ({ page, pageSize, locale }) => {
      // Five languages of questions, and the table of entities that reads them, are only loaded to be shown.
      const { faqItems } = await import('../faqs');
      return paged(await faqItems(locale, context.world.changes.faqCopies), { page, pageSize });
    }),
  };
}

/** Activation emails: who gets one is in `demoEmails`. */
export function activationPort(call: Call): ActivationPort {
  return {
    resend: call('activation.resend', async ({ email }) => {
      const known = isEmail(email) ? demoEmails.get(email.toLowerCase()) : undefined;
      return resendOutcome(known ?? 'INVALID_EMAIL');
    }),
  };
}
