import type { LedgerKind } from '../support/once-only/ledger';
import { runSchedules } from '../support/once-only/schedule';

const schedules = Number(process.argv[2] ?? 10_000);
const first = Number(process.argv[3] ?? 1);
const kinds: readonly LedgerKind[] = ['by key', 'blind'];

for (const kind of kinds) {
  const found = await runSchedules(first, schedules, kind);
  console.log(`ledger ${kind}: ${JSON.stringify(found)}`);
  if (found.duplicates + found.lost + found.wrongAccount > 0) process.exitCode = 1;
}
