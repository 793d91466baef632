import { userName } from '../../rules/users';
import { casesOf } from '../define-case';
import { required, rejects, assertEqual, assertThat } from '../expect';
import { user, userOptions, userPage } from '../schemas/people';
import { assertShape } from '../schemas/shape';
import { anybody } from './common/people';
import { walk } from './common/paging';
import { readingCases } from './common/reading';

const define = casesOf('users');
const small = { ...anybody, page: 0, pageSize: 10 };

/** Cases of finding and reading users. */
export const usersCases = [
  define({
    name: 'search-shape',
    family: 'shape',
    needs: ['users.search'],
    title: 'a page of users matches the schema, and the caller is listed once',
    async run({ adapter, here }) {
      const at = await here();
      assertShape(await adapter.users.search({ ...small, ...at }), userPage, 'users');
      const { items, isAll } = await walk((page) => adapter.users.search({ ...anybody, ...at, page, pageSize: 50 }), {
        pageSize: 50,
        idOf: ({ id }) => id,
      });
      if (isAll) assertEqual(items.filter(({ isYou }) => isYou).length, 1, 'users that are the caller');
    },
  }),
  define({
    name: 'search-text',
    family: 'behaviour',
    needs: ['users.search'],
    title: 'a part of a name or an email finds its user, regardless of case; an unknown text finds no user',
    async run({ adapter, here }) {
      const at = await here();
      const [first] = (await adapter.users.search({ ...small, ...at })).items;
      const someone = required(first, 'a user');
      for (const text of [someone.firstName, someone.email, ` ${someone.lastName.toUpperCase()} `]) {
        const found = await adapter.users.search({ ...anybody, ...at, text, page: 0, pageSize: 50 });
        assertThat(
          found.items.some(({ id }) => id === someone.id),
          `“${text}” did not find ${userName(someone)}`,
        );
      }
      assertEqual(
        (await adapter.users.search({ ...small, ...at, text: 'nobody-has-this-7Q' })).items,
        [],
        'users found by an unknown text',
      );
    },
  }),
  define({
    name: 'search-filters',
    family: 'behaviour',
    needs: ['users.search'],
    title: 'a permission and a status filter the list, alone and combined',
    async run({ adapter, here }) {
      const at = await here();
      const find = async (filter: Partial<typeof small> & object) =>
        (await adapter.users.search({ ...anybody, ...at, page: 0, pageSize: 50, ...filter })).items;
      for (const permission of ['super', 'ordering', 'finance', 'service'] as const) {
        const wrong = (await find({ permission } as object)).find(
          ({ permissions }) => !permissions.includes(permission),
        );
        assertEqual(wrong, undefined, `a user without ${permission}`);
      }
      for (const status of ['enabled', 'disabled'] as const)
        assertEqual(
          (await find({ status } as object)).find(({ enabled }) => enabled !== (status === 'enabled')),
          undefined,
          `a user who is not ${status}`,
        );
      const both = await adapter.users.search({
        ...anybody,
        ...at,
        page: 0,
        pageSize: 50,
        permission: 'ordering',
        status: 'enabled',
      });
      assertEqual(
        both.items.find(({ enabled, permissions }) => !enabled || !permissions.includes('ordering')),
        undefined,
        'a user who is not both',
      );
    },
  }),
  define({
    name: 'search-sorted',
    family: 'behaviour',
    needs: ['users.search'],
    title: 'descending order is the reverse of ascending order, by name, email and last sign-in',
    async run({ adapter, here }) {
      const at = await here();
      const emails = async (
        sort: 'NameAsc' | 'NameDesc' | 'EmailAsc' | 'EmailDesc' | 'LastAccessedAsc' | 'LastAccessedDesc',
      ) =>
        (
          await walk((page) => adapter.users.search({ ...anybody, ...at, sort, page, pageSize: 50 }), {
            pageSize: 50,
            idOf: ({ id }) => id,
          })
        ).items;
      const [up, down] = [await emails('EmailAsc'), await emails('EmailDesc')];
      assertEqual(
        down.map(({ email }) => email),
        up.map(({ email }) => email).reverse(),
        'emails backwards',
      );
      assertEqual(
        (await emails('NameDesc')).map(userName),
        (await emails('NameAsc')).map(userName).reverse(),
        'names backwards',
      );
      const seen = (await emails('LastAccessedDesc')).map(({ lastAccessed }) =>
        lastAccessed === null ? 0 : Date.parse(lastAccessed),
      );
      assertEqual(
        seen,
        [...seen].sort((a, b) => b - a),
        'when they were here',
      );
    },
  }),
  define({
    name: 'search-pages',
    family: 'limit',
    needs: ['users.search'],
    title: 'pages do not overlap, and a page past the end is empty',
    async run({ adapter, here }) {
      const at = await here();
      await walk((page) => adapter.users.search({ ...anybody, ...at, page, pageSize: 10 }), {
        pageSize: 10,
        idOf: ({ id }) => id,
      });
      const past = await adapter.users.search({ ...small, ...at, page: 1000 });
      assertEqual([past.items, past.hasMore, past.page], [[], false, 1000], 'the thousandth page');
    },
  }),
  define({
    name: 'read-shape',
    family: 'shape',
    needs: ['users.read', 'users.search'],
    title: 'a user’s details agree with their row in the list',
    async run({ adapter, here }) {
      const at = await here();
      for (const row of (await adapter.users.search({ ...small, ...at })).items.slice(0, 5)) {
        const read = await adapter.users.read({ ...at, userId: row.id });
        assertShape(read, user, 'a user');
        assertEqual(
          [read?.id, read?.email, read?.enabled, read?.permissions, read?.accountCount, read?.isYou],
          [row.id, row.email, row.enabled, row.permissions, row.accountCount, row.isYou],
          userName(row),
        );
        assertThat(
          (read?.accounts.length ?? 0) <= row.accountCount,
          `${userName(row)} has more accounts than are counted`,
        );
      }
    },
  }),
  define({
    name: 'read-unknown',
    family: 'refusal',
    needs: ['users.read'],
    title: 'an unknown user is null',
    run: async ({ adapter, here, unknownId }) =>
      assertEqual(await adapter.users.read({ ...(await here()), userId: unknownId }), null, 'nobody'),
  }),
  define({
    name: 'options-shape',
    family: 'shape',
    needs: ['users.options'],
    title: 'assignable permissions and accounts are not empty and have no duplicates',
    async run({ adapter, here }) {
      const options = await adapter.users.options(await here());
      assertShape(options, userOptions, 'what may be given');
      assertThat(options.permissions.length > 0 && options.accounts.length > 0, 'nothing may be given');
      assertEqual(
        [new Set(options.permissions).size, new Set(options.accounts.map(({ id }) => id)).size],
        [options.permissions.length, options.accounts.length],
        'each once',
      );
    },
  }),
  define({
    name: 'not-super',
    family: 'error',
    seat: 'viewer',
    needs: ['users.search', 'users.read', 'users.options', 'users.create', 'users.edit', 'users.setEnabled'],
    title: 'a user who is not a Super User is rejected everywhere as forbidden',
    async run({ adapter: { users }, here, unknownId }) {
      const at = await here();
      const details = {
        firstName: 'Robin',
        lastName: 'Vale',
        phoneNumber: '(207) 555-0163',
        mobileNumber: '',
        language: 'en-US',
        permissions: ['ordering'],
        accountIds: [at.accountId],
      } as const;
      const calls = {
        search: () => users.search({ ...small, ...at }),
        read: () => users.read({ ...at, userId: unknownId }),
        options: () => users.options(at),
        create: () => users.create({ ...at, user: { ...details, email: 'robin@people.example' }, key: unknownId }),
        edit: () => users.edit({ ...at, userId: unknownId, details, revision: '0' }),
        setEnabled: () => users.setEnabled({ ...at, userId: unknownId, enabled: false }),
      };
      for (const [method, call] of Object.entries(calls)) await rejects(call(), ['forbidden'], method);
    },
  }),
  define({
    name: 'guest',
    family: 'error',
    seat: 'guest',
    needs: ['users.search'],
    title: 'a guest is rejected as signed-out or forbidden',
    run: async ({ adapter, locale }) =>
      void (await rejects(
        adapter.users.search({ ...small, accountId: null, locale }),
        ['signed-out', 'forbidden'],
        'a guest’s search',
      )),
  }),
  ...readingCases('users.search', async ({ adapter, here }) => {
    const at = await here();
    return (options) => adapter.users.search({ ...small, ...at }, options);
  }),
  ...readingCases('users.read', async ({ adapter, here, unknownId }) => {
    const at = await here();
    return (options) => adapter.users.read({ ...at, userId: unknownId }, options);
  }),
  ...readingCases('users.options', async ({ adapter, here }) => {
    const at = await here();
    return (options) => adapter.users.options(at, options);
  }),
];
