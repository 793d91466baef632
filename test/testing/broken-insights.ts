import { broken } from './broken-adapter';

const DAY = 86_400_000;

export const insights = [
  broken(
    'a next delivery whose cut-off has passed',
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
  broken('the server time is a day off', 'insights/delivery-shape', ({ insights: port }) => ({
    insights: {
      ...port,
      delivery: async (...call) => {
        const next = await port.delivery(...call);
        return { ...next, serverTime: new Date(Date.parse(next.serverTime) - DAY).toISOString() };
      },
    },
  })),
  broken('weeks without orders are missing', ['insights/weeks-in-a-row'], ({ insights: port }) => ({
    insights: {
      ...port,
      weeks: async (...call) => {
        const answer = await port.weeks(...call);
        return { ...answer, weeks: answer.weeks.length > 2 ? answer.weeks.slice(1) : answer.weeks };
      },
    },
  })),
  broken('the spend excludes taxes and deposits', ['insights/weeks-of-orders'], ({ insights: port }) => ({
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
  broken('figures of another account', ['insights/other-account'], ({ insights: port }) => ({
    insights: {
      ...port,
      weeks: (request, options) =>
        port.weeks({ ...request, accountId: request.accountId === null ? null : 'harbor-lane-taproom' }, options),
    },
  })),
];
