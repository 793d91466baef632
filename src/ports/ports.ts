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

/** All port methods that widgets call, by capability. */
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

/** Properties of every adapter besides its ports. */
export interface AdapterIdentity {
  /** Identifies backend and store, and must not change between page loads: stored intents are found by it. */
  readonly id: string;
  /**
   * True if the backend itself merges a guest's cart into the account's cart at sign-in; the buyer is then not asked
   * (decision 46). Default: false.
   */
  readonly mergesGuestCart?: boolean;
}

type RequiredPorts<M extends PortMethod> = { readonly [P in PortOf<M>]: Pick<Ports[P], MethodOf<M, P>> };
type OptionalPorts<M extends PortMethod> = { readonly [P in PortOf<M>]?: Partial<Pick<Ports[P], MethodOf<M, P>>> };

/**
 * The adapter that a widget needs: its required methods, and the optional methods whose absence removes a control. For
 * example, a host that embeds one form implements one method.
 */
export type Needs<R extends PortMethod, O extends PortMethod = never> = AdapterIdentity &
  RequiredPorts<R> &
  OptionalPorts<O>;

/** At least one port. */
type SomePort = { readonly [P in keyof Ports]: { readonly [One in P]: Partial<Ports[One]> } }[keyof Ports];

/** An adapter with at least one port, as the provider takes it. */
export type Adapter = AdapterIdentity & { readonly [P in keyof Ports]?: Partial<Ports[P]> } & SomePort;

/** An adapter with every port. */
export type FullAdapter = AdapterIdentity & Ports;
