import type { AccountsPort } from './accounts.port';
import type { BuilderPort, EasyOrderPort } from './builder.port';
import type { CartPort } from './cart.port';
import type { CatalogPort } from './catalog.port';
import type { CheckoutPort } from './checkout.port';
import type { ContactPort, SendMessagePort } from './contact.port';
import type { ContentPort } from './content.port';
import type { InsightsPort } from './insights.port';
import type { DisputeInvoicePort, InvoicesPort, PayInvoicesPort } from './invoices.port';
import type { ListsPort } from './lists.port';
import type { NotificationsPort } from './notifications.port';
import type { CancelOrderPort, OrdersPort } from './orders.port';
import type { PasswordPort, ProfilePort } from './profile.port';
import type { ActivationPort, RegisterPort, RegistrationPort } from './registration.port';
import type { RemindersPort } from './reminders.port';
import type { ClaimRewardPort, PromotionsPort, RewardsPort } from './rewards.port';
import type { SessionPort } from './session.port';
import type { UsersPort } from './users.port';
import type { CreateCasePort, SupportPort } from './support.port';
import type { AddPaymentMethodPort, SetAutopayPort, WalletPort } from './wallet.port';

/** Everything a widget may ask of the outside, by capability. */
export interface Ports {
  readonly accounts: AccountsPort;
  readonly activation: ActivationPort;
  readonly addPaymentMethod: AddPaymentMethodPort;
  readonly builder: BuilderPort;
  readonly cancelOrder: CancelOrderPort;
  readonly cart: CartPort;
  readonly catalog: CatalogPort;
  readonly checkout: CheckoutPort;
  readonly claimReward: ClaimRewardPort;
  readonly contact: ContactPort;
  readonly content: ContentPort;
  readonly createCase: CreateCasePort;
  readonly disputeInvoice: DisputeInvoicePort;
  readonly easyOrder: EasyOrderPort;
  readonly insights: InsightsPort;
  readonly invoices: InvoicesPort;
  readonly lists: ListsPort;
  readonly notifications: NotificationsPort;
  readonly orders: OrdersPort;
  readonly payInvoices: PayInvoicesPort;
  readonly password: PasswordPort;
  readonly profile: ProfilePort;
  readonly promotions: PromotionsPort;
  readonly register: RegisterPort;
  readonly registration: RegistrationPort;
  readonly reminders: RemindersPort;
  readonly rewards: RewardsPort;
  readonly sendMessage: SendMessagePort;
  readonly session: SessionPort;
  readonly setAutopay: SetAutopayPort;
  readonly users: UsersPort;
  readonly support: SupportPort;
  readonly wallet: WalletPort;
}

/** Every port method by its path, such as `cart.change`. */
export type PortMethod = { [P in keyof Ports]: `${P}.${keyof Ports[P] & string}` }[keyof Ports];

type PortOf<M extends PortMethod> = M extends `${infer P extends keyof Ports}.${string}` ? P : never;
type MethodOf<M extends PortMethod, P extends keyof Ports> = M extends `${P}.${infer N}` ? N & keyof Ports[P] : never;

/** What every adapter has beside its ports. */
export interface AdapterIdentity {
  /** Names the backend and store, stable over page loads: stored intents are looked up with it. */
  readonly id: string;
  /**
   * True where the backend puts a guest's cart into the account's by itself at sign-in; the buyer is not asked about it
   * then (decision 46). Default false.
   */
  readonly mergesGuestCart?: boolean;
}

type RequiredPorts<M extends PortMethod> = { readonly [P in PortOf<M>]: Pick<Ports[P], MethodOf<M, P>> };
type OptionalPorts<M extends PortMethod> = { readonly [P in PortOf<M>]?: Partial<Pick<Ports[P], MethodOf<M, P>>> };

/**
 * The adapter a widget takes: the methods it must have and those whose absence removes a control.
 * A host that embeds one form implements one method, and the type says which.
 */
export type Needs<R extends PortMethod, O extends PortMethod = never> = AdapterIdentity &
  RequiredPorts<R> &
  OptionalPorts<O>;

/** One port at least, whichever it is. */
type SomePort = { readonly [P in keyof Ports]: { readonly [One in P]: Partial<Ports[One]> } }[keyof Ports];

/** An adapter with any of the ports, and one at least: what the provider takes. */
export type Adapter = AdapterIdentity & { readonly [P in keyof Ports]?: Partial<Ports[P]> } & SomePort;

/** An adapter with every port. */
export type FullAdapter = AdapterIdentity & Ports;
