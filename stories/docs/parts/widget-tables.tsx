import docs from 'virtual:widget-docs';
import { englishMessages } from '../../../src/locales/english';
import type { WidgetContract } from '../../../src/runtime/contract';
import { Code, DocText, Names, Table } from './table';
import { rowsOf } from './widget-rows';

/** What `widget-docs.mjs` reads from the widget's source. */
export const docOf = ({ name }: WidgetContract) => {
  const doc = docs[name];
  if (doc === undefined) throw new Error(`widget-docs.mjs has nothing about ${name}`);
  return doc;
};

interface Of {
  readonly of: WidgetContract;
}

export const PropRows = ({ of }: Of) => (
  <Table
    head={['Prop', 'Type', 'Meaning']}
    rows={rowsOf(of).props.map(({ name, type, description }) => [
      <Code key="n">{name}</Code>,
      <Code key="t" wrap>
        {type}
      </Code>,
      <DocText key="s">{description}</DocText>,
    ])}
  />
);

export const AttributeRows = ({ of }: Of) => (
  <Table
    head={['Attribute', 'Property', 'Read as']}
    rows={rowsOf(of).attributes.map(([name, prop, readAs]) => [
      <Code key="n">{name}</Code>,
      <Code key="p">{prop}</Code>,
      readAs,
    ])}
  />
);

export const EventRows = ({ of }: Of) => (
  <Table
    head={['DOM event, React callback', 'Detail', 'When']}
    rows={rowsOf(of).events.map(([event, callback, detail, when]) => [
      <Names key="e" of={[event, callback]} />,
      <Code key="t" wrap>
        {detail}
      </Code>,
      <DocText key="s">{when}</DocText>,
    ])}
  />
);

export const SlotRows = ({ of }: Of) => (
  <Table
    head={['Slot', 'Appears', 'Data', 'Content']}
    rows={rowsOf(of).slots.map(([name, place, data, meaning]) => [
      <Code key="n">{name}</Code>,
      place,
      data === '' ? (
        'none'
      ) : (
        <Code key="d" wrap>
          {data}
        </Code>
      ),
      <DocText key="s">{meaning}</DocText>,
    ])}
  />
);

export const PortRows = ({ of }: Of) => (
  <Table
    head={['Method', 'Use', 'Description']}
    rows={rowsOf(of).ports.map(([method, use, meaning]) => [
      <Code key="m">{method}</Code>,
      use,
      <DocText key="s">{meaning}</DocText>,
    ])}
  />
);

/** Number of texts in a tree of messages. A plural is one text. */
const countOf = (tree: object): number =>
  Object.values(tree).reduce<number>(
    (sum, value: unknown) =>
      sum + (typeof value === 'object' && value !== null && !('other' in value) ? countOf(value) : 1),
    0,
  );

const groups: ReadonlyMap<string, object> = new Map(Object.entries(englishMessages));

export const MessageRows = ({ of }: Of) => (
  <Table
    head={['Group', 'Texts']}
    rows={docOf(of).messageGroups.map((group) => [
      <Code key="g">{group}</Code>,
      String(countOf(groups.get(group) ?? {})),
    ])}
  />
);
