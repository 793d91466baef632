import { casesOf } from '../define-case';
import { required, rejects, assertEqual, assertThat } from '../expect';
import { passwordPolicy, passwordResult } from '../schemas/people';
import { assertShape } from '../schemas/shape';
import type { CaseContext } from '../testing.types';
import { readingCases } from './common/reading';

const define = casesOf('password');

const given = ({ fixtures }: Pick<CaseContext<never>, 'fixtures'>) => required(fixtures.password, 'fixtures.password');
const wrongOne = 'not-this-one-7Q';

/** Cases of changing the password. */
export const passwordCases = [
  define({
    name: 'policy-shape',
    family: 'shape',
    needs: ['password.policy'],
    title: 'the policy matches the schema, and its maximum length is not below its minimum',
    async run({ adapter }) {
      const policy = await adapter.password.policy({});
      assertShape(policy, passwordPolicy, 'the policy');
      assertThat(
        policy.maxLength === null || policy.maxLength >= policy.minLength,
        `at least ${policy.minLength} and at most ${policy.maxLength}`,
      );
    },
  }),
  define({
    name: 'changed',
    family: 'behaviour',
    needs: ['password.change'],
    title: 'after a change the new password is the current one',
    async run(context) {
      const { current, next } = given(context);
      const { password } = context.adapter;
      const answer = await password.change({ current, next });
      assertShape(answer, passwordResult, 'the answer');
      assertEqual(answer, { outcome: 'done' }, 'changing');
      assertEqual(
        await password.change({ current, next: `${next}-2` }),
        { outcome: 'refused', reason: 'current-wrong' },
        'changing from the old one',
      );
      assertEqual(
        await password.change({ current: next, next: `${next}-2` }),
        { outcome: 'done' },
        'changing from the new one',
      );
    },
  }),
  define({
    name: 'current-wrong',
    family: 'refusal',
    needs: ['password.change'],
    title: 'a wrong current password is refused as current-wrong, and the password does not change',
    async run(context) {
      const { current, next } = given(context);
      const { password } = context.adapter;
      assertEqual(
        await password.change({ current: wrongOne, next }),
        { outcome: 'refused', reason: 'current-wrong' },
        'changing from a wrong one',
      );
      assertEqual(await password.change({ current, next }), { outcome: 'done' }, 'changing from the right one');
    },
  }),
  define({
    name: 'too-weak',
    family: 'refusal',
    needs: ['password.change', 'password.policy'],
    title: 'a password that breaks the policy is refused as too-weak, and the password does not change',
    async run(context) {
      const { current, next } = given(context);
      const { password } = context.adapter;
      const { minLength } = await password.policy({});
      for (const weak of ['', 'a'.repeat(minLength - 1), current])
        assertEqual(
          await password.change({ current, next: weak }),
          { outcome: 'refused', reason: 'too-weak' },
          `one of ${weak.length} characters`,
        );
      assertEqual(await password.change({ current, next }), { outcome: 'done' }, 'changing to a strong one');
    },
  }),
  define({
    name: 'used-before',
    family: 'refusal',
    needs: ['password.change'],
    title: 'reusing the previous password is refused as used-before, if it is refused at all',
    async run(context) {
      const { current, next } = given(context);
      const { password } = context.adapter;
      assertEqual(await password.change({ current, next }), { outcome: 'done' }, 'changing');
      const back = await password.change({ current: next, next: current });
      if (back.outcome === 'refused') assertEqual(back.reason, 'used-before', 'the reason');
    },
  }),
  define({
    name: 'guest',
    family: 'error',
    seat: 'guest',
    needs: ['password.change', 'password.policy'],
    title: 'a guest has no password: signed-out',
    async run({ adapter }) {
      await rejects(adapter.password.change({ current: wrongOne, next: wrongOne }), ['signed-out'], 'a guest’s change');
    },
  }),
  define({
    name: 'silent',
    family: 'error',
    needs: ['password.change'],
    title: 'an error has its code and contains no password',
    async run(context) {
      const { current, next } = given(context);
      const injectFault = required(context.injectFault, 'a harness that can inject faults (`injectFault`)');
      if (!(await injectFault('unavailable'))) return void required(null, 'the fault `unavailable`');
      const thrown: unknown = await context.adapter.password.change({ current, next }).catch((error: unknown) => error);
      const said = thrown instanceof Error ? `${thrown.message} ${JSON.stringify(thrown)}` : JSON.stringify(thrown);
      assertThat(!said.includes(current) && !said.includes(next), 'the error repeats a password');
      await injectFault(null);
    },
  }),
  ...readingCases(
    'password.policy',
    async ({ adapter }) =>
      (options) =>
        adapter.password.policy({}, options),
  ),
];
