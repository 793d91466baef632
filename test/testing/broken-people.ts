import { broken } from './broken-adapter';

export const users = [
  broken('a search ignores the status filter', 'users/search-filters', ({ users: port }) => ({
    users: { ...port, search: (request, options) => port.search({ ...request, status: null }, options) },
  })),
  broken(
    'every user is reported as the signed-in buyer',
    ['users/search-shape', 'users/read-shape'],
    ({ users: port }) => ({
      users: {
        ...port,
        search: async (...call) => {
          const page = await port.search(...call);
          return { ...page, items: page.items.map((row) => ({ ...row, isYou: true })) };
        },
      },
    }),
  ),
  broken('a repeated key creates another user', ['users/created-once'], ({ users: port }) => ({
    users: { ...port, create: (request, options) => port.create({ ...request, key: crypto.randomUUID() }, options) },
  })),
  broken('an email can be used twice', 'users/email-taken', ({ users: port }) => ({
    users: {
      ...port,
      create: async (request, options) => {
        const answer = await port.create(request, options);
        return answer.outcome === 'refused'
          ? port.create({ ...request, user: { ...request.user, email: `other.${request.user.email}` } }, options)
          : answer;
      },
    },
  })),
  broken('an edit ignores the revision', 'users/edit-changed', ({ users: port }) => ({
    users: {
      ...port,
      edit: async (request, options) => {
        const answer = await port.edit(request, options);
        return answer.outcome === 'refused' && answer.reason === 'changed'
          ? port.edit({ ...request, revision: answer.user.revision }, options)
          : answer;
      },
    },
  })),
  broken('enabling a user has no effect', 'users/disabled', ({ users: port }) => ({
    users: {
      ...port,
      setEnabled: async (request, options) => {
        const answer = await port.setEnabled(request, options);
        if (request.enabled) await port.setEnabled({ ...request, enabled: false }, options);
        return answer;
      },
    },
  })),
];

export const password = [
  broken(
    'a password policy whose maximum length is below its minimum',
    'password/policy-shape',
    ({ password: port }) => ({
      password: { ...port, policy: async (...call) => ({ ...(await port.policy(...call)), maxLength: 4 }) },
    }),
  ),
  broken('a new password is not stored', ['password/changed', 'password/used-before'], ({ password: port }) => ({
    password: {
      ...port,
      change: async (request, options) => {
        const answer = await port.change(request, options);
        if (answer.outcome === 'done') await port.change({ current: request.next, next: `${request.current}-back` });
        return answer;
      },
    },
  })),
  broken('an error contains the entered password', 'password/silent', ({ password: port }) => ({
    password: {
      ...port,
      change: (request, options) =>
        port
          .change(request, options)
          .catch((thrown: Error) => Promise.reject(Object.assign(thrown, { message: `No change to ${request.next}` }))),
    },
  })),
];

export const profileChanged = [
  broken('a save drops the phone number', ['profile/changed', 'profile/rules'], ({ profile: port }) => ({
    profile: {
      ...port,
      save: (request, options) =>
        port.save(
          {
            ...request,
            changes:
              request.changes.phoneNumber === undefined
                ? request.changes
                : { ...request.changes, phoneNumber: '(207) 555-0199' },
          },
          options,
        ),
    },
  })),
  broken('a save ignores the revision', 'profile/changed-meanwhile', ({ profile: port }) => ({
    profile: { ...port, save: ({ revision: _revision, ...request }, options) => port.save(request, options) },
  })),
  broken('a change of one topic turns the others off', 'profile/notices', ({ profile: port }) => ({
    profile: {
      ...port,
      save: async (request, options) => {
        const read = await port.read({ locale: request.locale });
        const notices =
          request.changes.notices &&
          read.notices.map(
            (notice) =>
              request.changes.notices?.find(({ topic }) => topic === notice.topic) ?? { ...notice, email: false },
          );
        return port.save({ ...request, changes: { ...request.changes, ...(notices && { notices }) } }, options);
      },
    },
  })),
];
