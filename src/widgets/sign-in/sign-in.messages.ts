/** Words of the way to the login page. */
export const signInMessages = {
  title: 'Sign in',
  text: 'Sign in to see your prices, your cart and your orders.',
  ended: 'Your session ended. Sign in again to go on where you were.',
  needed: 'That page is for signed-in buyers. Sign in to see it.',
  action: 'Sign in',
  leaving: 'Opening the sign-in page',
  register: 'Register',
  resend: 'No activation email? Send it again',
  browse: 'Browse without signing in',
  signedIn: { title: 'You are signed in, {name}', text: 'Nothing more to do here.', go: 'Go on' },
  noAddress: { title: 'Signing in is not set up on this page', text: 'Customer service can help you sign in.', call: 'Call {phone}' },
} as const;
