import { casesOf } from '../define-case';
import { required, rejects, rejectsField, assertEqual, assertThat } from '../expect';
import { userResult } from '../schemas/people';
import { assertShape } from '../schemas/shape';
import { anybody, detailsOf, done, newcomer } from './common/people';

const define = casesOf('users');
const making = ['users.create', 'users.options', 'users.read'] as const;

/** Cases of creating, editing and disabling users. */
export const usersChangedCases = [
  define({
    name: 'created',
    family: 'behaviour',
    needs: [...making, 'users.search'],
    title: 'a created user is found with the given details and is enabled',
    async run({ adapter: { users }, here }) {
      const at = await here();
      const newUser = await newcomer(users, at, { firstName: ' Robin ', mobileNumber: '(207) 555-0164' });
      const answer = await users.create({ ...at, user: newUser, key: 'kit-created' });
      assertShape(answer, userResult, 'the answer');
      const made = done(answer, 'creating');
      assertEqual({ ...detailsOf(made), email: made.email }, { ...newUser, firstName: 'Robin' }, 'the user');
      assertEqual([made.enabled, made.isYou, made.lastAccessed], [true, false, null], 'their status');
      assertEqual(await users.read({ ...at, userId: made.id }), made, 'the user as read');
      assertEqual(
        (await users.search({ ...anybody, ...at, text: newUser.email, page: 0, pageSize: 10 })).items.map(
          ({ id }) => id,
        ),
        [made.id],
        'users found by the email',
      );
    },
  }),
  define({
    name: 'created-once',
    family: 'once',
    needs: [...making, 'users.search'],
    title: 'creating again with the same key returns the same user, who exists once',
    async run({ adapter: { users }, here }) {
      const at = await here();
      const user = await newcomer(users, at);
      const one = done(await users.create({ ...at, user, key: 'kit-once' }), 'creating');
      assertEqual(done(await users.create({ ...at, user, key: 'kit-once' }), 'creating again').id, one.id, 'the user');
      assertEqual(
        (await users.search({ ...anybody, ...at, text: user.email, page: 0, pageSize: 10 })).items.length,
        1,
        'users with that email',
      );
    },
  }),
  define({
    name: 'email-taken',
    family: 'refusal',
    needs: [...making],
    title: 'an email that another user has, regardless of case, is refused as email-taken',
    async run({ adapter: { users }, here }) {
      const at = await here();
      const user = await newcomer(users, at);
      done(await users.create({ ...at, user, key: 'kit-first' }), 'creating');
      assertEqual(
        await users.create({ ...at, user: { ...user, email: user.email.toUpperCase() }, key: 'kit-second' }),
        { outcome: 'refused', reason: 'email-taken' },
        'the answer',
      );
    },
  }),
  define({
    name: 'rules',
    family: 'error',
    needs: [...making],
    title: 'an invalid value is rejected with its field',
    async run({ adapter: { users }, here, unknownId }) {
      const at = await here();
      const user = await newcomer(users, at);
      const broken = {
        firstName: { firstName: ' ' },
        lastName: { lastName: '' },
        email: { email: 'robin@people' },
        phoneNumber: { phoneNumber: '' },
        mobileNumber: { mobileNumber: '555' },
        language: { language: '' },
        permissions: { permissions: [] },
        accounts: { accountIds: [] },
      };
      for (const [field, change] of Object.entries(broken))
        await rejectsField(
          users.create({ ...at, user: { ...user, ...change }, key: `kit-${field}` }),
          field,
          `a user with a bad ${field}`,
        );
      await rejectsField(
        users.create({ ...at, user: { ...user, accountIds: [unknownId] }, key: 'kit-foreign' }),
        'accounts',
        'an account that is not offered',
      );
    },
  }),
  define({
    name: 'edited',
    family: 'behaviour',
    needs: [...making, 'users.edit'],
    title: 'every detail except the email can be changed, and the change has a new revision',
    async run({ adapter: { users }, here }) {
      const at = await here();
      const made = done(await users.create({ ...at, user: await newcomer(users, at), key: 'kit-edited' }), 'creating');
      const { permissions, accounts } = await users.options(at);
      const details = {
        firstName: 'Rowan',
        lastName: 'Vale-Ash',
        phoneNumber: '(207) 555-0165',
        mobileNumber: '(207) 555-0166',
        language: 'ko-KR',
        permissions,
        accountIds: accounts.slice(0, 2).map(({ id }) => id),
      };
      const user = done(await users.edit({ ...at, userId: made.id, details, revision: made.revision }), 'editing');
      const sorted = (given: { permissions: readonly string[]; accountIds: readonly string[] }) => ({
        ...given,
        permissions: [...given.permissions].sort(),
        accountIds: [...given.accountIds].sort(),
      });
      assertEqual(sorted(detailsOf(user)), sorted(details), 'the user');
      assertEqual(user.email, made.email, 'the email');
      assertThat(user.revision !== made.revision, 'the revision stayed');
      assertEqual(await users.read({ ...at, userId: made.id }), user, 'the user as read');
    },
  }),
  define({
    name: 'edit-changed',
    family: 'concurrency',
    needs: [...making, 'users.edit'],
    title: 'an edit of a user who changed meanwhile is refused as changed, with the current user, who does not change',
    async run({ adapter: { users }, here }) {
      const at = await here();
      const made = done(
        await users.create({ ...at, user: await newcomer(users, at), key: 'kit-meanwhile' }),
        'creating',
      );
      const edit = (firstName: string) =>
        users.edit({ ...at, userId: made.id, details: { ...detailsOf(made), firstName }, revision: made.revision });
      const now = done(await edit('First'), 'editing');
      assertEqual(await edit('Second'), { outcome: 'refused', reason: 'changed', user: now }, 'the second edit');
      assertEqual((await users.read({ ...at, userId: made.id }))?.firstName, 'First', 'the first name');
    },
  }),
  define({
    name: 'edit-unknown',
    family: 'refusal',
    needs: [...making, 'users.edit', 'users.setEnabled'],
    title: 'changes of an unknown user are refused as user-gone',
    async run({ adapter: { users }, here, unknownId }) {
      const at = await here();
      const { email: _email, ...details } = await newcomer(users, at);
      const refusal = { outcome: 'refused', reason: 'user-gone' };
      assertEqual(await users.edit({ ...at, userId: unknownId, details, revision: '0' }), refusal, 'editing');
      assertEqual(await users.setEnabled({ ...at, userId: unknownId, enabled: false }), refusal, 'disabling');
    },
  }),
  define({
    name: 'disabled',
    family: 'behaviour',
    needs: [...making, 'users.setEnabled'],
    title: 'a user can be disabled and enabled, also twice, and no other detail changes',
    async run({ adapter: { users }, here }) {
      const at = await here();
      const made = done(
        await users.create({ ...at, user: await newcomer(users, at), key: 'kit-disabled' }),
        'creating',
      );
      for (const enabled of [false, false, true, true]) {
        const user = done(await users.setEnabled({ ...at, userId: made.id, enabled }), `enabled: ${enabled}`);
        assertEqual({ ...user, revision: '' }, { ...made, enabled, revision: '' }, 'the user');
      }
      const read = await users.read({ ...at, userId: made.id });
      assertEqual(read?.enabled, true, 'let in at last');
    },
  }),
  define({
    name: 'last-super',
    family: 'refusal',
    needs: ['users.search', 'users.read', 'users.setEnabled', 'users.edit'],
    title:
      'the last Super User of an account cannot be disabled or lose the permission: refused as last-super, with the accounts',
    async run({ adapter: { users }, here }) {
      const at = await here();
      const { items } = await users.search({
        ...anybody,
        ...at,
        permission: 'super',
        status: 'enabled',
        page: 0,
        pageSize: 50,
      });
      const you = required(
        items.find(({ isYou }) => isYou),
        'the buyer among the Super Users',
      );
      const before = required(await users.read({ ...at, userId: you.id }), 'the buyer’s own user');
      const answers = {
        disabling: await users.setEnabled({ ...at, userId: you.id, enabled: false }),
        'making less': await users.edit({
          ...at,
          userId: you.id,
          details: { ...detailsOf(before), permissions: ['ordering'] },
          revision: before.revision,
        }),
      };
      for (const [what, answer] of Object.entries(answers)) {
        if (answer.outcome === 'done') return void required(null, 'a buyer who is the last Super User of an account');
        assertEqual(answer.reason, 'last-super', what);
        assertShape(answer, userResult, what);
      }
      assertEqual(await users.read({ ...at, userId: you.id }), before, 'the buyer');
    },
  }),
  define({
    name: 'not-given',
    family: 'error',
    needs: [...making],
    title: 'a permission that the caller cannot assign is rejected with the field permissions (decision 11)',
    async run({ adapter: { users }, here }) {
      const at = await here();
      const { permissions } = await users.options(at);
      // If all permissions can be assigned, an unknown one is sent, which the type does not allow.
      const permission =
        (['super', 'ordering', 'finance', 'service'] as const).find((one) => !permissions.includes(one)) ??
        ('no-such-permission' as 'super');
      await rejectsField(
        users.create({ ...at, user: await newcomer(users, at, { permissions: [permission] }), key: 'kit-kept' }),
        'permissions',
        `giving ${permission}`,
      );
    },
  }),
  define({
    name: 'create-fault',
    family: 'error',
    needs: [...making],
    title: 'creating during an error rejects with its code, and retrying with the same key creates one user',
    async run({ adapter: { users }, here, injectFault }) {
      const at = await here();
      const user = await newcomer(users, at);
      if (!(await required(injectFault, 'a harness that can inject faults (`injectFault`)')('unavailable')))
        return void required(null, 'the fault `unavailable`');
      await rejects(users.create({ ...at, user, key: 'kit-fault' }), ['unavailable'], 'creating during a fault');
      await injectFault?.(null);
      done(await users.create({ ...at, user, key: 'kit-fault' }), 'creating afterwards');
    },
  }),
];
