export type * from '../domain';
export type { AccountsPort } from './accounts.port';
export type { BuilderPort, EasyOrderPort } from './builder.port';
export type { CallOptions, ForAccount, InLocale, UploadOptions } from './call';
export type { CartPort } from './cart.port';
export type { CatalogPort } from './catalog.port';
export type { CheckoutPort, PlaceRefused } from './checkout.port';
export type { ContactPort, SendMessagePort, SendMessageRequest } from './contact.port';
export type { ContentPort } from './content.port';
export type { InsightsPort } from './insights.port';
export type { DisputeInvoicePort, InvoicesPort, PayInvoicesPort } from './invoices.port';
export type { ListsPort } from './lists.port';
export type { NotificationsPort } from './notifications.port';
export type { Attempt, Done, CommitPort, CommitRefusal, CommitRequest, CommitValue, Refused } from './commit.port';
export type { CancelOrderPort, OrdersPort } from './orders.port';
export { PortError, type PortErrorCode, type PortErrorDetail, portErrorCodes, toPortError } from './port-error';
export type { Adapter, AdapterIdentity, FullAdapter, Needs, PortMethod, Ports } from './ports';
export type { PasswordPort, ProfilePort } from './profile.port';
export type { ActivationPort, RegisterPort, RegisterRequest, RegistrationPort } from './registration.port';
export type { RemindersPort } from './reminders.port';
export type { ClaimRewardPort, ClaimRewardRequest, PromotionsPort, RewardsPort } from './rewards.port';
export type { SessionPort } from './session.port';
export type { UsersPort } from './users.port';
export type { CreateCasePort, CreateCaseRequest, SupportPort } from './support.port';
export type {
  AddPaymentMethodPort,
  AddPaymentMethodRefusal,
  AddPaymentMethodRequest,
  ForMethod,
  SetAutopayPort,
  SetAutopayRefusal,
  SetAutopayRequest,
  WalletChanged,
  WalletPort,
} from './wallet.port';
