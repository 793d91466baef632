import { describe, expect, it } from 'vitest';
import type { Ports } from '../../src/ports';
import { conform } from '../../src/testing';
import { brokenAdapters } from './broken';
import type { Broken } from './broken-adapter';

const ports = Object.keys(brokenAdapters) as (keyof Ports)[]; // the keys of a literal object are its ports

describe.each(ports.map((port) => [port, brokenAdapters[port]] as const))(
  'the kit refuses a broken %s port',
  (port, adapters: readonly Broken[]) => {
    it('has at least two defects', () => expect(adapters.length).toBeGreaterThanOrEqual(2));

    it.each(adapters.map((adapter) => [adapter.title, adapter] as const))(
      '%s',
      async (_says, { harness, names }) => {
        const report = await conform(harness, { ports: [port] });
        const failed = report.filter(({ outcome }) => outcome === 'failed');
        expect(failed.map((result) => `${result.case}`)).toEqual(names);
        for (const { message } of failed) expect(message).not.toBe('');
      },
      60_000,
    );
  },
);
