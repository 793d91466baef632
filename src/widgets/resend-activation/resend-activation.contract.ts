import type { WidgetContract } from '../../runtime/contract';

/** Screen that resends the activation email: exactly four states (decision 21). */
export const resendActivationContract = {
  name: 'resend-activation',
  element: 'tradefront-resend-activation',
  needs: ['activation.resend'],
  uses: ['content.image'],
  attributes: [
    { name: 'custservnumber', prop: 'custservnumber', as: 'text' },
    { name: 'background', prop: 'background', as: 'text' },
    { name: 'sign-in-url', prop: 'signInURL', as: 'url' },
    { name: 'register-url', prop: 'registerURL', as: 'url' },
    { name: 'app-store-ios', prop: 'appStoreIos', as: 'url' },
    { name: 'app-store-android', prop: 'appStoreAndroid', as: 'url' },
    { name: 'heading-level', prop: 'headingLevel', as: 'number' },
  ],
  events: { resend: {}, outcome: {} },
  slots: { regions: ['header', 'top', 'bottom'], items: [] },
  parts: {
    own: [
      'resend',
      'resend-form',
      'resend-actions',
      'resend-outcome',
      'resend-picture',
      'resend-phone',
      'resend-side',
      'logo-image',
      'site-notice',
      'spacer-line',
      'visit',
    ],
    shared: ['button', 'button-primary', 'button-secondary', 'field', 'field-error', 'input', 'label', 'store-links'],
  },
  states: ['form', 'success', 'already-activated', 'contact-customer-service'],
} as const satisfies WidgetContract;
