import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PortError, toPortError } from '../../src/ports';

// An adapter that is bundled apart from the widgets has its own copy of the class.
let Other: typeof PortError;
beforeAll(async () => {
  vi.resetModules();
  ({ PortError: Other } = await import('../../src/ports'));
});

describe('toPortError', () => {
  it('returns an error of this copy of the library as it is', () => {
    const error = new PortError('rejected', 'No');
    expect(toPortError(error)).toBe(error);
  });

  it('keeps all details of an error of another copy', () => {
    const cause = new TypeError('Failed to fetch');
    const thrown = new Other('too-many-requests', 'Wait', {
      statusText: 'Busy',
      retryAfter: 3000,
      fields: { notes: 'tooLong' },
      correlationId: 'req-77',
      cause,
    });
    expect(thrown).not.toBeInstanceOf(PortError);
    const error = toPortError(thrown);
    expect(error).toBeInstanceOf(PortError);
    expect({ ...error }).toMatchObject({
      code: 'too-many-requests',
      statusText: 'Busy',
      retryAfter: 3000,
      fields: { notes: 'tooLong' },
      correlationId: 'req-77',
    });
    expect(error.cause).toBe(cause);
  });

  it.each([
    [Object.assign(new Error('No'), { name: 'PortError', code: 'no-such-code' }), 'unexpected'],
    [new DOMException('No', 'AbortError'), 'aborted'],
    ['text', 'unexpected'],
    [undefined, 'unexpected'],
  ])('converts %s to %s', (thrown, code) => {
    expect(toPortError(thrown).code).toBe(code);
  });
});
