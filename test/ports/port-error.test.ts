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

  it('returns an error of another copy of the library as it is', () => {
    const thrown = new Other('too-many-requests', 'Wait', {
      retryAfter: 3000,
      cause: new TypeError('Failed to fetch'),
    });
    expect(toPortError(thrown)).toBe(thrown);
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

describe('instanceof PortError', () => {
  it('recognizes an error of another copy of the library', () => {
    expect(Object.getPrototypeOf(Other)).toBe(Error);
    expect(Other).not.toBe(PortError);
    expect(new Other('offline', 'No connection')).toBeInstanceOf(PortError);
  });

  it('does not recognize an error with an unknown code', () => {
    const thrown = Object.assign(new Error('No'), { name: 'PortError', code: 'no-such-code' });
    expect(thrown).not.toBeInstanceOf(PortError);
  });

  it("is true for a subclass only with the subclass's own errors", () => {
    class StoreError extends PortError {}
    expect(new StoreError('conflict', 'No')).toBeInstanceOf(StoreError);
    expect(new StoreError('conflict', 'No')).toBeInstanceOf(PortError);
    expect(new PortError('conflict', 'No')).not.toBeInstanceOf(StoreError);
  });
});
