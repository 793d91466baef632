import type {
  InlinePaymentFields,
  PaymentFieldsResult,
  PaymentKind,
  PaymentToken,
} from '../../src/runtime/payment/payment-fields.types';

/** A token like those of a provider. */
export const storyToken = (kind: PaymentKind, lastFour = kind === 'card' ? '1111' : '7788'): PaymentToken => ({
  kind,
  lastFour,
  brand: kind === 'card' ? 'Visa' : 'Casco Bay Savings',
  token:
    kind === 'card'
      ? `demo.card.Visa.${lastFour}.2031-04.x7f2k9`
      : `demo.ach.Casco%20Bay%20Savings.${lastFour}.none.x7f2k9`,
  expiry: kind === 'card' ? { year: 2031, month: 4 } : null,
});

const shapes = { card: [1, 0.5, 0.5], ach: [0.5, 0.5] } as const;

/**
 * Replaces a provider's frame, which the content security policy of the stories forbids: static boxes without inputs.
 * The real frame runs in the portal, and test/e2e tests it.
 */
export function storyFields(answer?: PaymentFieldsResult): InlinePaymentFields {
  return {
    provider: 'Pier Payments',
    kinds: ['card', 'ach'],
    mount: async (slot, { kind, title }) => {
      const frame = slot.ownerDocument.createElement('div');
      frame.className = 'tf-story-frame';
      frame.setAttribute('role', 'img');
      frame.setAttribute('aria-label', title);
      frame.append(
        ...shapes[kind].map((part) => {
          const box = slot.ownerDocument.createElement('span');
          box.dataset.wide = String(part === 1);
          return box;
        }),
      );
      slot.append(frame);
      return {
        submit: async () => answer ?? { outcome: 'token', value: storyToken(kind) },
        focus: () => undefined,
        unmount: () => frame.remove(),
      };
    },
  };
}

/** A provider whose code fails to load. */
export const blockedFields: InlinePaymentFields = {
  provider: 'Pier Payments',
  kinds: ['card', 'ach'],
  mount: () => Promise.reject(new Error('blocked')),
};
