import type { WidgetContract } from '../../runtime/contract';

/** Self register: an account by its number, verified by one of three, then who registers (decision 27). */
export const selfRegisterContract = {
  name: 'self-register',
  element: 'tradefront-self-register',
  needs: ['registration.findAccount', 'registration.verify', 'register.prepare', 'register.commit', 'register.outcome', 'register.abandon'],
  uses: ['registration.sendCode', 'session.isGuest', 'session.user', 'session.settings'],
  attributes: [
    { name: 'home-url', prop: 'homeURL', as: 'url' },
    { name: 'sign-in-url', prop: 'signInURL', as: 'url' },
    { name: 'password-reset-url', prop: 'passwordResetURL', as: 'url' },
    { name: 'app-store-ios', prop: 'appStoreIos', as: 'url' },
    { name: 'app-store-android', prop: 'appStoreAndroid', as: 'url' },
    { name: 'heading-level', prop: 'headingLevel', as: 'number' },
  ],
  events: { 'step-change': {}, verify: {}, outcome: {} },
  slots: { regions: ['header', 'footer'], render: [] },
  states: [
    'loading', 'account', 'account-missing', 'account-unknown', 'account-locked', 'looking', 'not-answered', 'wait-asked', 'choose', 'choose-missing', 'code', 'code-refused', 'invoice', 'invoice-refused',
    'mobile', 'mobile-refused', 'text-sent', 'text-again', 'text-refused', 'text-expired', 'text-failed', 'text-too-many', 'no-tries', 'no-method', 'verified-account', 'details', 'details-invalid', 'any-phone',
    'email-registered', 'sending', 'checking', 'unknown', 'not-done', 'verification-expired', 'verified', 'rejected', 'activation-email-sent', 'kept', 'signed-in', 'failed', 'offline',
  ],
} as const satisfies WidgetContract;
