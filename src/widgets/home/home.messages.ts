/** Messages of the home page. */
export const homeMessages = {
  title: 'Order for your next delivery',
  text: 'Your prices, your cart and your orders, at your desk or in the cellar.',
  loading: 'Checking whether you’re signed in',
  signIn: { title: 'Already registered', action: 'Sign in' },
  register: { title: 'New here', text: 'Have your account number handy.', action: 'Register' },
  browse: { title: 'Just looking', action: 'Browse products' },
  resend: 'No activation email? Resend it',
  signedIn: { title: 'Welcome back, {name}', action: 'Browse products', cart: 'Go to cart' },
  noWay: { title: 'Sign-in isn’t set up on this page', text: 'Customer service can help: {phone}' },
} as const;
