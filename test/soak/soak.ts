import { addMethod } from '../support/once-only/add-method';
import { cancelOrder } from '../support/once-only/cancel-order';
import { claimReward } from '../support/once-only/claim-reward';
import { createCase } from '../support/once-only/create-case';
import { easyOrder } from '../support/once-only/easy-order';
import type { LedgerKind } from '../support/once-only/ledger';
import { disputeInvoice, payInvoice } from '../support/once-only/pay-invoices';
import { placeOrder } from '../support/once-only/place-order';
import {
  addMethodOverPlatform,
  autopayOverPlatform,
  cancelOverPlatform,
  disputeOverPlatform,
  payOverPlatform,
} from '../support/once-only/platform-money';
import { claimRewardOverPlatform, registerOverPlatform } from '../support/once-only/platform-offers';
import {
  createCaseOverPlatform,
  easyOrderOverPlatform,
  sendMessageOverPlatform,
} from '../support/once-only/platform-people';
import { runPlatformSchedules } from '../support/once-only/platform-schedule';
import { sendMessage } from '../support/once-only/send-message';
import { register } from '../support/once-only/register';
import { setAutopay } from '../support/once-only/set-autopay';
import { runSchedules } from '../support/once-only/schedule';

const schedules = Number(process.argv[2] ?? 10_000);
const first = Number(process.argv[3] ?? 1);
const kinds: readonly LedgerKind[] = ['by key', 'blind'];
/** Schedules after which a run over the platform's wire format, which is slower, reports its progress. */
const STRETCH = 1000;

function report(what: string, found: Awaited<ReturnType<typeof runSchedules>>): void {
  const isFailed = found.duplicates + found.lost + found.wrongAccount > 0;
  console.log(`${isFailed ? 'failed' : 'passed'}: ${what}: ${JSON.stringify(found)}`);
  if (isFailed) process.exitCode = 1;
}

for (const about of [
  placeOrder,
  cancelOrder,
  addMethod,
  setAutopay,
  payInvoice,
  disputeInvoice,
  createCase,
  claimReward,
  register,
  easyOrder,
  sendMessage,
]) {
  for (const kind of kinds)
    report(`${about.name}, ledger ${kind}`, await runSchedules(first, schedules, kind, 'nothing', about));
}
for (const about of [
  payOverPlatform,
  cancelOverPlatform,
  disputeOverPlatform,
  autopayOverPlatform,
  addMethodOverPlatform,
  createCaseOverPlatform,
  easyOrderOverPlatform,
  sendMessageOverPlatform,
  claimRewardOverPlatform,
  registerOverPlatform,
]) {
  report(
    `${about.name}, over the store’s server methods`,
    await runSchedules(first, schedules, 'by key', 'nothing', about),
  );
}
for (let from = first; from < first + schedules; from += STRETCH) {
  report(
    `over the platform’s wire, from ${from}`,
    await runPlatformSchedules(from, Math.min(STRETCH, first + schedules - from)),
  );
}
