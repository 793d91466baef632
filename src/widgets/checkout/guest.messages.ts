/** Words a guest sees: who orders, before checkout; and what was ordered, after it. */
export const guestMessages = {
  guest: {
    title: 'Your details',
    text: 'So that we can reach you about this order. They are kept in this tab until the order is placed.',
    lastName: 'Last name',
    email: 'Email',
    phoneNumber: 'Phone number',
    phoneHint: 'Like (207) 555-0117',
    next: 'Continue to checkout',
    signInText: 'Do you have an account?',
    problems: {
      lastName: 'Enter your last name.',
      email: 'Enter a full email address, like name@company.com.',
      phoneMissing: 'Enter a phone number.',
      phone: 'Enter the phone number like (207) 555-0117.',
    },
  },
  placed: {
    title: 'Order {number} is placed',
    pickup: 'Pick it up on {date}',
    delivery: 'It comes on {date}',
    text: 'Write the order number down: without an account it is what we find your order by.',
    total: 'Total',
    payment: 'Payment',
    more: 'See products',
  },
} as const;
