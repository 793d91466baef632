import type { CallOptions, PortErrorCode, PortMethod, Ports } from '../../../ports';
import { casesOf } from '../../define-case';
import { skip, assertThat, getRejection } from '../../expect';
import type { CaseContext, ConformanceCase, Fault } from '../../testing.types';

/**
 * Prepares a read that can be repeated. It resolves the arguments first, so that a simulated error affects only the
 * read.
 */
export type Reading<M extends PortMethod> = (
  context: CaseContext<M>,
) => Promise<(options?: CallOptions) => Promise<unknown>>;

/** Errors between an adapter and its backend that are independent of the caller. */
const backendFaults: readonly Fault[] = ['unreachable', 'timeout', 'unavailable', 'too-many-requests', 'malformed'];
/** Errors for a caller without access. */
const accessFaults: readonly Fault[] = ['signed-out', 'forbidden'];

const codesOf = (fault: Fault): readonly PortErrorCode[] =>
  fault === 'unreachable' ? ['offline', 'unavailable', 'timeout'] : [fault];

/** Case that every read must pass: it rejects when its signal aborts. */
export function givenUpCase<const M extends PortMethod>(method: M, reading: Reading<M>): ConformanceCase {
  const [port = '', name = ''] = method.split('.');
  const needs: readonly M[] = [method];
  // The part of a method's path before the dot is its port by the definition of `PortMethod`.
  return casesOf(port as keyof Ports)({
    name: `${name}-given-up`,
    family: 'abort',
    needs,
    title: `${name} rejects as aborted with an aborted signal, and settles when the signal aborts it in flight`,
    async run(context) {
      const call = await reading(context);
      const before = await getRejection(call({ signal: AbortSignal.abort() }), 'with an aborted signal');
      assertThat(before.code === 'aborted', `with an aborted signal: expected aborted, got ${before.code}`);
      const controller = new AbortController();
      const response = call({ signal: controller.signal }).then(
        () => 'aborted',
        (thrown: unknown) => (thrown instanceof Error && 'code' in thrown ? thrown.code : thrown),
      );
      controller.abort();
      const how = await response;
      assertThat(how === 'aborted', `given up under way: expected aborted or an answer, got ${String(how)}`);
    },
  });
}

/** Cases that every read must pass: it rejects when its signal aborts, and with the code of a backend error. */
export function readingCases<const M extends PortMethod>(
  method: M,
  reading: Reading<M>,
  { asksWho = true } = {},
): readonly ConformanceCase[] {
  const [port = '', name = ''] = method.split('.');
  const needs: readonly M[] = [method];
  const faultCase = casesOf(port as keyof Ports)({
    name: `${name}-fault`,
    family: 'error',
    needs,
    title: `${name} rejects with the code of a backend error, and succeeds again afterwards`,
    async run(context) {
      const call = await reading(context);
      await checkFaults(context, asksWho ? [...backendFaults, ...accessFaults] : backendFaults, call);
    },
  });
  return [givenUpCase(method, reading), faultCase];
}

async function checkFaults(
  context: Pick<CaseContext<never>, 'injectFault'>,
  codes: readonly Fault[],
  call: () => Promise<unknown>,
): Promise<void> {
  const made: Fault[] = [];
  for (const fault of codes) {
    if (context.injectFault === null || !(await context.injectFault(fault))) continue;
    made.push(fault);
    const { code, retryAfter } = await getRejection(call(), `fault ${fault}`);
    assertThat(codesOf(fault).includes(code), `fault ${fault}: expected ${codesOf(fault).join(' or ')}, got ${code}`);
    assertThat(
      retryAfter === undefined || (Number.isFinite(retryAfter) && retryAfter >= 0),
      `retryAfter is ${retryAfter}: expected milliseconds`,
    );
  }
  if (made.length === 0) skip('needs a harness that can inject faults (`injectFault`)');
  await context.injectFault?.(null);
  await call();
}
