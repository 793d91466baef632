/** Words of claiming a reward, which come with it. */
export const rewardsClaimLaterMessages = {
  claim: {
    open: 'Claim',
    another: 'Claim another',
    named: '{action}: {reward}',
    title: 'Claim {reward}?',
    text: '{points} are taken now, and {left} stay. A claim can not be undone here.',
    confirm: 'Claim reward',
    keep: 'Keep points',
    sending: 'Claiming',
    checking: 'Checking your claim',
    done: 'Claimed. Your claim is {number}.',
    doneText: '{left} left. It comes with one of your next deliveries.',
    unknown: 'We could not confirm your claim',
    unknownText: 'Check again before you claim it once more. Your points are safe.',
    notDone: 'It was not claimed',
    notDoneText: 'No points were taken.',
    refused: {
      'sold-out': { title: 'The last one is gone', text: 'No points were taken. Choose another reward.' },
      ended: { title: 'It can no longer be claimed', text: 'No points were taken. Choose another reward.' },
      'not-enough-points': { title: 'There are not enough points', text: 'Somebody else of your account may have spent some. No points were taken.' },
      'points-changed': { title: 'It takes other points now', text: 'Look at them again, then claim it. No points were taken.' },
      'reward-gone': { title: 'This reward is no longer there', text: 'No points were taken. Choose another one.' },
      'handle-closed': { title: 'It was not claimed', text: 'No points were taken. Try again.' },
    },
  },
} as const;
