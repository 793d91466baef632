import { broken } from './broken-adapter';

export const registration = [
  broken('an account that says its name to anybody', 'registration/found', ({ registration: port }) => ({
    registration: {
      ...port,
      findAccount: async (...call) => {
        const answer = await port.findAccount(...call);
        return answer.outcome === 'found' ? { ...answer, name: 'Harbor Lane Taproom' } : answer;
      },
    },
  })),
  broken('every number found', 'registration/not-found', ({ registration: port }) => ({
    registration: {
      ...port,
      findAccount: async (...call) => {
        const answer = await port.findAccount(...call);
        return answer.outcome === 'found' ? answer : { outcome: 'found', methods: ['code'], smsOptOutCode: null };
      },
    },
  })),
  broken('a proof that is over at once', 'registration/verified', ({ registration: port }) => ({
    registration: {
      ...port,
      verify: async (...call) => {
        const answer = await port.verify(...call);
        return answer.outcome === 'verified' ? { ...answer, expiresIn: 0 } : answer;
      },
    },
  })),
  broken('tries without end', 'registration/wrong', ({ registration: port }) => ({
    registration: {
      ...port,
      verify: async (...call) => {
        const answer = await port.verify(...call);
        return answer.outcome === 'refused' && answer.reason === 'not-verified' ? { ...answer, triesLeft: 5 } : answer;
      },
    },
  })),
  broken('invoices that verify nothing', 'registration/invoice', ({ registration: port }) => ({
    registration: {
      ...port,
      verify: (request, options) =>
        port.verify(
          request.evidence.method === 'invoice'
            ? { ...request, evidence: { ...request.evidence, invoiceNumber: 'none' } }
            : request,
          options,
        ),
    },
  })),
  broken('codes as often as one likes', 'registration/texted', ({ registration: port }) => ({
    registration: {
      ...port,
      sendCode: async (...call) => {
        const answer = await port.sendCode(...call);
        return answer.outcome === 'refused' && answer.reason === 'too-soon'
          ? { outcome: 'sent', challenge: 'again', digits: 6, resendIn: 30, expiresIn: 600 }
          : answer;
      },
    },
  })),
];

export const register = [
  broken('a registration that is found nowhere', 'register/once', ({ register: port }) => ({
    register: { ...port, outcome: async () => ({ outcome: 'open' }) },
  })),
  broken('an attempt that is never given up', 'register/abandoned', ({ register: port }) => ({
    register: { ...port, abandon: async () => ({ outcome: 'closed' }) },
  })),
  broken('somebody without a name', 'register/fields', ({ register: port }) => ({
    register: {
      ...port,
      prepare: (request, options) =>
        port.prepare(
          { ...request, details: { ...request.details, firstName: request.details.firstName.trim() || 'Nobody' } },
          options,
        ),
    },
  })),
  broken('a door without a lock', 'register/unverified', ({ register: port }) => ({
    register: {
      ...port,
      prepare: async (...call) => {
        const answer = await port.prepare(...call);
        return answer.outcome === 'refused' && answer.reason === 'verification-expired'
          ? { outcome: 'ready', handle: 'open' }
          : answer;
      },
    },
  })),
  broken('everybody welcome', 'register/rejected', ({ register: port }) => ({
    register: {
      ...port,
      prepare: async (...call) => {
        const answer = await port.prepare(...call);
        return answer.outcome === 'refused' && answer.reason === 'rejected'
          ? { outcome: 'ready', handle: 'open' }
          : answer;
      },
    },
  })),
];
