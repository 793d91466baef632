/** Messages of the sign-in page. */
export const signInMessages = {
  title: 'Sign in',
  text: 'Sign in to see your prices, your cart and your orders.',
  ended: 'Your session ended. Sign in again to continue where you left off.',
  needed: 'You need to sign in to see that page.',
  action: 'Sign in',
  leaving: 'Opening the sign-in page',
  register: 'Register',
  resend: 'No activation email? Resend it',
  browse: 'Browse without signing in',
  signedIn: { title: 'You’re signed in, {name}', text: 'There’s nothing more to do here.', go: 'Continue' },
  noAddress: {
    title: 'Sign-in isn’t set up on this page',
    text: 'Customer service can help you sign in.',
    call: 'Call {phone}',
  },
} as const;
