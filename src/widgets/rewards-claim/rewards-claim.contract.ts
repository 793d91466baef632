import type { WidgetContract } from '../../runtime/contract';

/** Rewards claim: the points of an account, what they are good for, and their history. */
export const rewardsClaimContract = {
  name: 'rewards-claim',
  element: 'tradefront-rewards-claim',
  needs: ['rewards.read'],
  uses: [
    'rewards.history', 'claimReward.prepare', 'claimReward.commit', 'claimReward.outcome', 'claimReward.abandon',
    'session.isGuest', 'session.user', 'session.settings', 'accounts.list', 'accounts.read',
  ],
  attributes: [{ name: 'heading-level', prop: 'headingLevel', as: 'number' }],
  events: { 'value-change': {}, claim: {} },
  slots: { regions: ['header', 'footer', 'empty'], render: [] },
  states: [
    'loading', 'ready', 'within-reach', 'no-points', 'empty', 'claiming', 'claimed', 'claim-checking', 'claim-unknown', 'claim-refused', 'claim-failed',
    'history-turned', 'history-empty', 'history-failed', 'look-only', 'failed', 'denied', 'signed-out', 'offline',
  ],
} as const satisfies WidgetContract;
