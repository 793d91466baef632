/** What is wrong with what a method is to be called. */
export const nicknameMessages = {
  nickname: {
    tooLong: 'Use at most {max} characters.',
    paymentNumber: 'Leave card and account numbers out of the name.',
  },
} as const;
