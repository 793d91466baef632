'use client';

export type { Adapter, AdapterIdentity, Needs, PortMethod } from './ports';
export type { Clock } from './runtime/clock';
export type { AttributeKind, WidgetContract } from './runtime/contract';
export type { CustomerService } from './runtime/customer-service';
export type { EventCallbacks, WidgetEventControl } from './runtime/events';
export type { Destination, Links } from './runtime/links';
export type { LocalePack } from './runtime/messages/locale-pack';
export type { MessageOverrides, PluralMessage, Translated } from './runtime/messages/messages';
export { TradefrontProvider, type TradefrontProviderProps } from './runtime/react/provider';
export type { Settings, Theme } from './runtime/settings';
export type { Signal, SignalListener } from './runtime/signals';
export type { StorageChoice } from './runtime/storage';
export type { HeadingLevel, RegionSlots, WidgetProps } from './widgets/common/common.types';
export * from './widgets/faq';
export * from './widgets/resend-activation';
