import { broken } from './broken-adapter';

const DAY = 86_400_000;

export const insights = [
  broken(
    'a truck that can no longer be ordered for',
    ['insights/delivery-to-come', 'insights/delivery-of-checkout'],
    ({ insights: port }) => ({
      insights: {
        ...port,
        delivery: async (...call) => {
          const { visit, ...next } = await port.delivery(...call);
          return {
            ...next,
            visit: visit && { ...visit, cutOff: new Date(Date.parse(next.serverTime) - 60_000).toISOString() },
          };
        },
      },
    }),
  ),
  broken('a clock that is a day off', 'insights/delivery-shape', ({ insights: port }) => ({
    insights: {
      ...port,
      delivery: async (...call) => {
        const next = await port.delivery(...call);
        return { ...next, serverTime: new Date(Date.parse(next.serverTime) - DAY).toISOString() };
      },
    },
  })),
  broken('weeks without those in which nothing was ordered', ['insights/weeks-in-a-row'], ({ insights: port }) => ({
    insights: {
      ...port,
      weeks: async (...call) => {
        const answer = await port.weeks(...call);
        return { ...answer, weeks: answer.weeks.length > 2 ? answer.weeks.slice(1) : answer.weeks };
      },
    },
  })),
  broken('spend without taxes and deposits', ['insights/weeks-of-orders'], ({ insights: port }) => ({
    insights: {
      ...port,
      weeks: async (...call) => {
        const answer = await port.weeks(...call);
        return {
          ...answer,
          weeks: answer.weeks.map((week) => ({
            ...week,
            spend: { ...week.spend, minor: Math.round(week.spend.minor / 1.055) },
          })),
        };
      },
    },
  })),
  broken('another account’s figures', ['insights/other-account'], ({ insights: port }) => ({
    insights: {
      ...port,
      weeks: (request, options) =>
        port.weeks({ ...request, accountId: request.accountId === null ? null : 'harbor-lane-taproom' }, options),
    },
  })),
];
