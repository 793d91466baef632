import type { DemoContext } from './context';
import type { RegistrationHelp } from './demo.types';
import { needsAsking, registrationCodeOf, SMS_CODE } from './engine/registration';
import type { Call } from './faults';
import { addPaymentMethodPort } from './ports/add-payment-method';
import { builderPort } from './ports/builder';
import { cancelOrderPort } from './ports/cancel-order';
import { checkoutPort } from './ports/checkout';
import { claimRewardPort } from './ports/claim-reward';
import { createCasePort } from './ports/create-case';
import { disputeInvoicePort } from './ports/dispute-invoice';
import { passwordPort } from './ports/password';
import { payInvoicesPort } from './ports/pay-invoices';
import { profilePort } from './ports/profile';
import { registerPort } from './ports/register';
import { invoiceNumbersOf, mobileNumbersOf, registrationPort } from './ports/registration';
import { sendMessagePort } from './ports/send-message';
import { setAutopayPort } from './ports/set-autopay';
import { usersPort } from './ports/users';
import type { Repricing } from './repricing';

export { peekAt } from './store/peek';

/** Ports that few pages need at first: commit ports, and those of a single page. */
export const lazyPorts = (context: DemoContext, call: Call, repricing: Repricing) => ({
  addPaymentMethod: addPaymentMethodPort(context, call),
  builder: builderPort(context, call),
  cancelOrder: cancelOrderPort(context, call),
  checkout: checkoutPort(context, call, repricing),
  claimReward: claimRewardPort(context, call),
  createCase: createCasePort(context, call),
  disputeInvoice: disputeInvoicePort(context, call),
  password: passwordPort(context, call),
  payInvoices: payInvoicesPort(context, call),
  profile: profilePort(context, call),
  register: registerPort(context, call),
  registration: registrationPort(context, call),
  sendMessage: sendMessagePort(context, call),
  setAutopay: setAutopayPort(context, call),
  users: usersPort(context, call),
});

export type LazyPorts = ReturnType<typeof lazyPorts>;

/** Data that a person needs to register in the demo, for each account that can be registered for or is blocked. */
export async function registrationHelp(context: DemoContext): Promise<readonly RegistrationHelp[]> {
  const { world } = context;
  const conditions = await context.conditions(world.accounts);
  const helped = world.accounts.flatMap((account, at) => {
    const stopped = conditions[at] ?? [];
    return account.id === world.buyers[0]?.accounts[0] || stopped.some(({ code }) => code === 'blocked')
      ? [{ account, stopped }]
      : [];
  });
  return Promise.all(
    helped.map(async ({ account, stopped }) => ({
      accountName: account.name,
      accountNumber: account.number,
      code: registrationCodeOf(account),
      invoiceNumbers: await invoiceNumbersOf(context, account),
      mobileNumbers: await mobileNumbersOf(context, account),
      smsCode: SMS_CODE,
      rejected: needsAsking(stopped),
    })),
  );
}
