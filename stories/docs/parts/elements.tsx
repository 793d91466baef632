import { callbackName } from '../../../src/runtime/events';
import { componentName, contracts } from './contracts';
import { PageLink } from './page-link';
import { commonProps, eventsOf, type Member, propsOf } from './source-text';
import { Code, Names, DocText, Table } from './table';

/** Table of all widgets: their names in each way of embedding, and the port methods they use. */
export const WidgetsTable = () => (
  <Table
    head={['Component', 'Element', 'Needs', 'Uses if available']}
    rows={contracts.map(({ name, element, needs, uses }) => [
      <PageLink key="c" to={`docs/widgets-${name}--docs`}>
        {componentName(name)}
      </PageLink>,
      <Code key="e">{element}</Code>,
      needs.length === 0 ? 'none' : <Names key="n" of={needs} />,
      <Names key="u" of={uses} />,
    ])}
  />
);

/** Every attribute once, with the elements that have it. */
const attributes = [
  ...contracts
    .flatMap(({ element, attributes: own }) => own.map((attribute) => ({ ...attribute, element })))
    .reduce((known, { name, prop, as, element }) => {
      const key = [name, prop, as].join();
      return known.set(key, { name, prop, as, elements: [...(known.get(key)?.elements ?? []), element] });
    }, new Map<string, { name: string; prop: string; as: string; elements: readonly string[] }>())
    .values(),
];

/** Table of the elements' attributes. */
export const AttributesTable = () => (
  <Table
    head={['Attribute', 'Property', 'Read as', 'Elements']}
    rows={attributes.map(({ name, prop, as, elements }) => [
      <Code key="n">{name}</Code>,
      <Code key="p">{prop}</Code>,
      as,
      <Names key="e" of={elements} />,
    ])}
  />
);

/** Table of the slots of every widget. */
export const SlotsTable = () => (
  <Table
    head={['Widget', 'Regions', 'Slots of each line or card']}
    rows={contracts
      .filter(({ slots }) => slots.regions.length + slots.items.length > 0)
      .map(({ name, slots }) => [
        <Code key="n">{componentName(name)}</Code>,
        <Names key="r" of={slots.regions} />,
        <Names key="f" of={slots.items} />,
      ])}
  />
);

/** Table of the parts of every widget. */
export const PartsTable = () => (
  <Table
    head={['Widget', 'Parts of its own', 'Shared parts']}
    rows={contracts.map(({ name, parts }) => [
      <Code key="n">{componentName(name)}</Code>,
      <Names key="o" of={parts.own} />,
      <Names key="s" of={parts.shared} />,
    ])}
  />
);

/** Table of the events of every widget, with both names and their details. */
export const EventsTable = () => (
  <Table
    head={['DOM event, React callback', 'Detail', 'From', 'When']}
    rows={contracts.flatMap(({ name, events }) =>
      Object.entries(events).map(([event, { cancelable }]) => {
        const member = eventsOf(name).find((member) => member.name === event);
        return [
          <Names key="e" of={[`tradefront-${event}`, callbackName(event)]} />,
          <Code key="t" wrap>
            {member?.type ?? ''}
          </Code>,
          componentName(name),
          <DocText key="s">
            {[member?.description, cancelable === true ? 'Cancelable.' : ''].filter(Boolean).join(' ')}
          </DocText>,
        ];
      }),
    )}
  />
);

const propRow = ({ name, type, description }: Member, widget: string) => [
  <Code key="n">{name}</Code>,
  <Code key="t" wrap>
    {type}
  </Code>,
  widget,
  <DocText key="s">{description}</DocText>,
];

/** Table of the common props, and of the other props of each widget. */
export const PropsTable = () => (
  <Table
    head={['Prop', 'Type', 'Widget', 'Meaning']}
    rows={[
      ...commonProps().map((prop) => propRow(prop, 'all')),
      ...contracts.flatMap(({ name }) => propsOf(name).map((prop) => propRow(prop, componentName(name)))),
    ]}
  />
);

/** Table of the states of each widget. */
export const StatesTable = () => (
  <Table
    head={['Widget', 'States, each with a story']}
    rows={contracts.map(({ name, states }) => [componentName(name), <Names key="s" of={states} />])}
  />
);
