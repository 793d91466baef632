import type {
  InlinePaymentFields,
  PaymentFieldsResult,
  PaymentKind,
  PaymentToken,
} from '../../src/runtime/payment/payment-fields.types';

/** A token as a provider would give it. */
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
 * Stands in for a provider's frame, which the strict pages of these stories do not let in: boxes in the place of its
 * fields, drawn and not typed in. What the frame really does is shown by the portal and tested in test/e2e.
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

/** A provider whose code does not come. */
export const blockedFields: InlinePaymentFields = {
  provider: 'Pier Payments',
  kinds: ['card', 'ach'],
  mount: () => Promise.reject(new Error('blocked')),
};
