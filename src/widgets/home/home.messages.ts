/** Words of the first page. */
export const homeMessages = {
  title: 'Order for your next delivery',
  text: 'Your prices, your cart and your orders, on the office PC and in the cellar.',
  loading: 'Looking who is here',
  signIn: { title: 'With access', action: 'Sign in' },
  register: { title: 'New here', text: 'Have your account number at hand.', action: 'Register' },
  browse: { title: 'Look around first', action: 'Browse products' },
  resend: 'No activation email? Send it again',
  signedIn: { title: 'Welcome back, {name}', action: 'Browse products', cart: 'Open the cart' },
  noWay: { title: 'Signing in is not set up on this page', text: 'Customer service can help: {phone}' },
} as const;
