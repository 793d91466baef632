import { callbackName } from '../../../src/runtime/events';
import type { WidgetContract } from '../../../src/runtime/contract';
import { componentName } from './contracts';
import { commonProps, eventsOf, type Member, methodsOf, portDescription, propsOf, slotsOf } from './source-text';

/** The rows of a widget's tables as text, for its page and for `llms.txt`. */
export interface WidgetRows {
  readonly props: readonly Member[];
  readonly attributes: readonly (readonly [name: string, prop: string, readAs: string])[];
  readonly events: readonly (readonly [event: string, callback: string, detail: string, when: string])[];
  readonly slots: readonly (readonly [name: string, place: string, data: string, meaning: string])[];
  readonly ports: readonly (readonly [method: string, use: string, meaning: string])[];
}

const portRow = (method: string, use: string): readonly [string, string, string] => {
  const [port = '', name = ''] = method.split('.');
  return [method, use, methodsOf(port)[name] || portDescription(port)];
};

/** Names that a widget's package exports for the parameters of the common props. */
const ownTypes = (name: string): Readonly<Record<string, string>> => ({
  A: `${componentName(name)}Adapter`,
  'MessageOverrides<Tree>': 'texts by key',
  Slots: `${componentName(name)}Slots`,
});

/** Derives the tables of a widget from its contract and the docstrings of its types. */
export function rowsOf(contract: WidgetContract): WidgetRows {
  const { name, attributes, events, slots, needs, uses } = contract;
  const eventDocs = new Map(eventsOf(name).map((event) => [event.name, event]));
  const slotDocs = new Map(slotsOf(name).map((slot) => [slot.name, slot]));
  const slotRow = (slot: string, place: string): WidgetRows['slots'][number] => [
    slot,
    place,
    slotDocs.get(slot)?.type ?? '',
    slotDocs.get(slot)?.description ?? '',
  ];
  return {
    props: [
      ...propsOf(name),
      ...commonProps().map((prop) => ({ ...prop, type: ownTypes(name)[prop.type] ?? prop.type })),
    ],
    attributes: attributes.map(({ name: attribute, prop, as }) => [attribute, prop, as]),
    events: Object.entries(events).map(([event, { cancelable }]) => [
      `tradefront-${event}`,
      callbackName(event),
      eventDocs.get(event)?.type ?? '',
      [eventDocs.get(event)?.description, cancelable === true ? 'Cancelable.' : ''].filter(Boolean).join(' '),
    ]),
    slots: [
      ...slots.regions.map((slot) => slotRow(slot, 'once')),
      ...slots.items.map((slot) => slotRow(slot, 'in each line or card')),
    ],
    ports: [
      ...needs.map((method) => portRow(method, 'needed')),
      ...uses.map((method) => portRow(method, 'used if available')),
    ],
  };
}
