import type { SiteMessages } from './site-messages';

export const enUS: SiteMessages = {
  tag: 'Demo',
  hours: 'Mon to Sat, 6 AM to 6 PM',
  noticeText: 'Our ordering site has moved. Bookmark the new address: the redirect from the old one stops on {date}.',
  choose: {
    title: 'Choose a demo buyer',
    text: 'Nothing here leaves your browser. Your orders stay in it until you reset the demo.',
  },
  roles: { super: 'Super User', ordering: 'Ordering', finance: 'Finance', service: 'Service' },
  accounts: { one: '{first}', two: '{first} and {second}', many: '{first} and {count} more accounts' },
  current: 'Signed in',
  guest: 'Browse as a guest',
  guestText: 'Or look around without signing in.',
  switchBuyer: 'Switch buyer',
  reset: {
    open: 'Reset demo data',
    title: 'Reset the demo data?',
    text: 'Carts and orders go back to how the demo starts. This can’t be undone.',
    confirm: 'Reset data',
    cancel: 'Keep data',
    busy: 'Resetting data',
  },
  scenario: 'Scenario: {scenario}',
  registering: {
    title: 'What works in this demo',
    rejected: 'Anyone who registers for this account is sent to customer service.',
    number: 'Account number',
    code: 'Registration code',
    invoices: 'Invoice numbers',
    mobile: 'Mobile number',
    texted: 'Code from the text',
  },
  signedOut: { title: 'You’re signed out', text: 'Your cart is saved for next time.', action: 'Back to the portal' },
};
