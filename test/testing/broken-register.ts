import { broken } from './broken-adapter';

export const registration = [
  broken('an account’s name is returned before verification', 'registration/found', ({ registration: port }) => ({
    registration: {
      ...port,
      findAccount: async (...call) => {
        const answer = await port.findAccount(...call);
        return answer.outcome === 'found' ? { ...answer, name: 'Harbor Lane Taproom' } : answer;
      },
    },
  })),
  broken('every account number is found', 'registration/not-found', ({ registration: port }) => ({
    registration: {
      ...port,
      findAccount: async (...call) => {
        const answer = await port.findAccount(...call);
        return answer.outcome === 'found' ? answer : { outcome: 'found', methods: ['code'], smsOptOutCode: null };
      },
    },
  })),
  broken('a proof expires immediately', 'registration/verified', ({ registration: port }) => ({
    registration: {
      ...port,
      verify: async (...call) => {
        const answer = await port.verify(...call);
        return answer.outcome === 'verified' ? { ...answer, expiresIn: 0 } : answer;
      },
    },
  })),
  broken('the number of attempts left never decreases', 'registration/wrong', ({ registration: port }) => ({
    registration: {
      ...port,
      verify: async (...call) => {
        const answer = await port.verify(...call);
        return answer.outcome === 'refused' && answer.reason === 'not-verified' ? { ...answer, triesLeft: 5 } : answer;
      },
    },
  })),
  broken('invoices do not verify an account', 'registration/invoice', ({ registration: port }) => ({
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
  broken('codes can be requested without a pause', 'registration/texted', ({ registration: port }) => ({
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
  broken('the outcome of a registration is not found', 'register/once', ({ register: port }) => ({
    register: { ...port, outcome: async () => ({ outcome: 'open' }) },
  })),
  broken('an abandoned registration can be committed', 'register/abandoned', ({ register: port }) => ({
    register: { ...port, abandon: async () => ({ outcome: 'closed' }) },
  })),
  broken('a registration without a name is accepted', 'register/fields', ({ register: port }) => ({
    register: {
      ...port,
      prepare: (request, options) =>
        port.prepare(
          { ...request, details: { ...request.details, firstName: request.details.firstName.trim() || 'Nobody' } },
          options,
        ),
    },
  })),
  broken('a registration without proof is accepted', 'register/unverified', ({ register: port }) => ({
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
  broken('no registration is rejected', 'register/rejected', ({ register: port }) => ({
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
