export type * from './account';
export type * from './builder';
export type * from './cart';
export type * from './catalog';
export type * from './checkout';
export type * from './contact';
export type { EasyOrderRejection } from '../rules/easy-order';
export type * from './content';
export type {
  CheckoutChoiceField,
  CheckoutDateField,
  CheckoutField,
  CheckoutFieldAnswer,
  CheckoutFileField,
  CheckoutTextField,
} from '../rules/checkout-fields';
export type { CalendarDate, Instant } from '../rules/dates';
export type * from './insights';
export type * from './invoice';
export type { DisputeReason, InvoiceSort } from '../rules/invoices';
export type * from './list';
export type { Money } from '../rules/money';
export type * from './notification';
export type * from './order';
export type * from './order-history';
export type { OrderSort } from '../rules/order-history';
export type * from './page';
export type * from './product';
export type * from './profile';
export type * from './promotion';
export type * from './registration';
export type * from './reminder';
export type * from './reward';
export type * from './session';
export type * from './support';
export type * from './user';
export type { NoticeTopic, NotificationTopic } from '../rules/notices';
export type { ReminderRepeat } from '../rules/reminders';
export type { UserSort } from '../rules/users';
export type * from './wallet';
