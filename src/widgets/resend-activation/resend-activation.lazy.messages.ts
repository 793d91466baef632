/** Messages of the outcomes. */
export const resendActivationLazyMessages = {
  success: {
    title: 'Activation email sent',
    text: 'Open the link in it to activate your account. If it hasn’t arrived in a few minutes, check your spam folder.',
    again: 'Use another email',
  },
  exists: {
    title: 'Your account is already activated',
    text: 'Sign in with your email and password.',
    signIn: 'Sign in',
  },
  contact: {
    title: 'We could not verify your account',
    text: 'Customer service can look up your account and send the email for you.',
    call: 'Call customer service at {phone}.',
    tryAgain: 'Try again',
    register: 'Register',
  },
  apps: {
    title: 'Order from your phone',
    ios: 'Download for iOS',
    android: 'Download for Android',
  },
} as const;
