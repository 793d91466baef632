/** Messages of the form. */
export const resendActivationMessages = {
  form: {
    title: 'Resend activation email',
    text: 'Use the email your account was set up with. We’ll send you a new activation link.',
    email: 'Email',
    submit: 'Submit',
    sending: 'Sending',
  },
  problems: {
    valueMissing: 'Enter your email address.',
    typeMismatch: 'Enter a full email address, like name@company.com.',
  },
} as const;
