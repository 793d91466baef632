import { callbackName } from '../../../src/runtime/events';
import { componentName, contracts } from './contracts';
import { commonProps, eventsOf, propsOf } from './source-text';
import { Code, Names, Table } from './table';

/** Every widget: what it is called in each way of embedding, and the port methods it asks for. */
export const WidgetsTable = () => (
  <Table
    head={['Component', 'Element', 'mount', 'Needs', 'Uses when there']}
    rows={contracts.map(({ name, element, needs, uses }) => [
      <Code key="c">{componentName(name)}</Code>,
      <Code key="e">{element}</Code>,
      <Code key="m">{`'${name}'`}</Code>,
      needs.length === 0 ? 'nothing' : <Names key="n" of={needs} />,
      <Names key="u" of={uses} />,
    ])}
  />
);

/** Attributes of every element. */
export const AttributesTable = () => (
  <Table
    head={['Attribute', 'Property', 'Read as', 'Element']}
    rows={contracts.flatMap(({ element, attributes }) =>
      attributes.map(({ name, prop, as }) => [<Code key="n">{name}</Code>, <Code key="p">{prop}</Code>, as, <Code key="e">{element}</Code>]),
    )}
  />
);

/** Regions and render slots of every widget. */
export const SlotsTable = () => (
  <Table
    head={['Widget', 'Regions', 'Render slots']}
    rows={contracts
      .filter(({ slots }) => slots.regions.length + slots.render.length > 0)
      .map(({ name, slots }) => [<Code key="n">{componentName(name)}</Code>, <Names key="r" of={slots.regions} />, <Names key="f" of={slots.render} />])}
  />
);

/** Events of every widget, under both names, with their details. */
export const EventsTable = () => (
  <Table
    head={['DOM event', 'React', 'Detail', 'From', 'When']}
    rows={contracts.flatMap(({ name, events }) =>
      Object.entries(events).map(([event, { cancelable }]) => {
        const told = eventsOf(name).find((member) => member.name === event);
        return [
          <Code key="d">{`tradefront-${event}`}</Code>,
          <Code key="r">{callbackName(event)}</Code>,
          <Code key="t">{told?.type ?? ''}</Code>,
          componentName(name),
          [told?.says, cancelable === true ? 'Can be stopped.' : ''].filter(Boolean).join(' '),
        ];
      }),
    )}
  />
);

/** Props of every widget, and each widget's own. */
export const PropsTable = () => (
  <Table
    head={['Prop', 'Type', 'Widget', 'Means']}
    rows={[
      ...commonProps().map(({ name, type, says }) => [<Code key="n">{name}</Code>, <Code key="t">{type}</Code>, 'all', says]),
      ...contracts.flatMap(({ name: widget }) =>
        propsOf(widget).map(({ name, type, says }) => [<Code key="n">{name}</Code>, <Code key="t">{type}</Code>, componentName(widget), says]),
      ),
    ]}
  />
);

/** How many states of each widget have a story. */
export const StatesTable = () => (
  <Table
    head={['Widget', 'States, each with a story']}
    rows={contracts.map(({ name, states }) => [componentName(name), <Names key="s" of={states} />])}
  />
);
