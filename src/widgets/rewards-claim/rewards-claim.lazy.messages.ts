/** Messages of claiming, in the lazy-loaded chunk. */
export const rewardsClaimLazyMessages = {
  claim: {
    open: 'Claim',
    another: 'Claim another',
    named: '{action}: {reward}',
    title: 'Claim {reward}?',
    text: 'This uses {points} and leaves you {left}. A claim can’t be undone here.',
    confirm: 'Claim reward',
    keep: 'Keep points',
    sending: 'Claiming',
    checking: 'Checking your claim',
    done: 'Claimed. Your claim number is {number}.',
    doneText: '{left} left. Your reward will come with one of your next deliveries.',
    unknown: 'We could not confirm your claim',
    unknownText: 'Check again before you make another claim. Your points are safe.',
    notDone: 'Your reward was not claimed',
    notDoneText: 'No points were taken.',
    refused: {
      'sold-out': { title: 'The last one is gone', text: 'No points were taken. Choose another reward.' },
      ended: { title: 'This reward can no longer be claimed', text: 'No points were taken. Choose another reward.' },
      'not-enough-points': {
        title: 'Not enough points',
        text: 'Someone else on your account may have used some. No points were taken.',
      },
      'points-changed': {
        title: 'The points for this reward have changed',
        text: 'Review them, then claim it. No points were taken.',
      },
      'reward-gone': {
        title: 'This reward is no longer available',
        text: 'No points were taken. Choose another reward.',
      },
      'handle-closed': { title: 'Your reward was not claimed', text: 'No points were taken. Try again.' },
    },
  },
} as const;
