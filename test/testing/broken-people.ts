import { broken } from './broken-adapter';

export const users = [
  broken('a search that forgets who is disabled', 'users/search-filters', ({ users: port }) => ({
    users: { ...port, search: (request, options) => port.search({ ...request, status: null }, options) },
  })),
  broken('everybody under one name', ['users/search-shape', 'users/read-shape'], ({ users: port }) => ({
    users: {
      ...port,
      search: async (...call) => {
        const page = await port.search(...call);
        return { ...page, items: page.items.map((row) => ({ ...row, isYou: true })) };
      },
    },
  })),
  broken('a key that is not looked at', ['users/created-once'], ({ users: port }) => ({
    users: { ...port, create: (request, options) => port.create({ ...request, key: crypto.randomUUID() }, options) },
  })),
  broken('an email that two may have', 'users/email-taken', ({ users: port }) => ({
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
  broken('an edit that overwrites what it has not seen', 'users/edit-changed', ({ users: port }) => ({
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
  broken('an enabling that does not last', 'users/disabled', ({ users: port }) => ({
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
  broken('a policy without an end', 'password/policy-shape', ({ password: port }) => ({
    password: { ...port, policy: async (...call) => ({ ...(await port.policy(...call)), maxLength: 4 }) },
  })),
  broken('a password that is never changed', ['password/changed', 'password/used-before'], ({ password: port }) => ({
    password: {
      ...port,
      change: async (request, options) => {
        const answer = await port.change(request, options);
        if (answer.outcome === 'done') await port.change({ current: request.next, next: `${request.current}-back` });
        return answer;
      },
    },
  })),
  broken('an error that repeats what was typed', 'password/silent', ({ password: port }) => ({
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
  broken('a save that forgets the phone', ['profile/changed', 'profile/rules'], ({ profile: port }) => ({
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
  broken('a save over whatever is there', 'profile/changed-meanwhile', ({ profile: port }) => ({
    profile: { ...port, save: ({ revision: _revision, ...request }, options) => port.save(request, options) },
  })),
  broken('one topic that turns the others off', 'profile/notices', ({ profile: port }) => ({
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
