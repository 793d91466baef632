export { elementProps, type ElementProps } from './element-props';
export { defineElements, type ElementOptions, type ElementTags } from './elements';
export type {
  HostOptions,
  HostSlot,
  HostSlotGiven,
  HostSlots,
  HostSlotsByWidget,
  Mounted,
  MountOptions,
  PageSettings,
  SlotContent,
  WidgetName,
} from './embed.types';
export type {
  ElementAttributes,
  ElementCalls,
  ElementProperties,
  TradefrontDocumentEventMap,
  TradefrontElement,
  TradefrontElementMap,
  TradefrontEventMap,
  TradefrontIntrinsicElements,
} from './element-types';
export { accountOf, cartOf, sessionOf } from './host-handles';
export { mount } from './mount';
export { configure } from './page-settings';
export type { WidgetPropsByName } from './registry';
export { version } from './version';
export type {
  AccountHandle,
  AccountSnapshot,
  AccountSwitchResult,
  AddOutcome,
  CartAddition,
  CartChangeDetail,
  CartHandle,
  CartSnapshot,
  SessionHandle,
  SessionSnapshot,
} from '../runtime/host';
