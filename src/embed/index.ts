export { defineElements, type ElementOptions, type ElementTags } from './elements';
export type { Mounted, MountOptions, PageSettings, HostOptions, SlotContent, WidgetName } from './embed.types';
export type {
  ElementAttributes,
  ElementProperties,
  TradefrontElement,
  TradefrontElementMap,
  TradefrontEventMap,
  TradefrontIntrinsicElements,
} from './element-types';
export { mount } from './mount';
export { configure } from './page-settings';
export type { WidgetPropsByName } from './registry';
export { version } from './version';
