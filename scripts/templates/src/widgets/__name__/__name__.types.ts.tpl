import type { Needs } from '../../ports';
import type { WidgetProps } from '../common/common.types';
import type { ErrorSlots, RegionSlots } from '../common/slots';
import type { __camel__Messages } from './__name__.messages';

export type __Name__Adapter = Needs<'orders.list', 'session.isGuest' | 'session.user' | 'session.settings' | 'accounts.list'>;

export interface __Name__Events {
  /** A link to an order was followed. */
  readonly open: { readonly orderId: string };
}

export type __Name__Slots = RegionSlots<'header' | 'footer' | 'empty'> & ErrorSlots;

export type __Name__Props = WidgetProps<__Name__Adapter, typeof __camel__Messages, __Name__Events, __Name__Slots>;
