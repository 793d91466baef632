import { createDemoAdapter, scenarios } from '../../../src/adapters/demo';
import { portErrorCodes } from '../../../src/ports';
import { commonMessages } from '../../../src/widgets/common/common.messages';
import { componentName, contracts } from './contracts';
import { methodsOf, portDescription } from './source-text';
import { Code, Names, DocText, Table } from './table';

/** Methods of the demo, which has them all, by port. */
export const ports = Object.entries(createDemoAdapter({ storage: 'memory' })).flatMap(([port, methods]) =>
  port === 'demo' || typeof methods !== 'object'
    ? []
    : [{ port, methods: Object.keys(methods).filter((name) => name in methodsOf(port)) }],
);

const widgetsOf = (method: string, list: 'needs' | 'uses'): readonly string[] =>
  contracts
    .filter((contract) => contract[list].some((known) => known === method))
    .map(({ name }) => componentName(name));

/** Every port method, what it does and which widgets ask for it. */
export const PortsTable = () => (
  <Table
    head={['Method', 'Does', 'Needed by', 'Used by']}
    rows={ports.flatMap(({ port, methods }) =>
      methods.map((method) => {
        const path = `${port}.${method}`;
        return [
          <Code key="m">{path}</Code>,
          <DocText key="s">{methodsOf(port)[method] || portDescription(port)}</DocText>,
          widgetsOf(path, 'needs').join(', '),
          widgetsOf(path, 'uses').join(', '),
        ];
      }),
    )}
  />
);

/** The twelve kinds of trouble, and what a buyer reads when nothing more fitting is known. */
export const ErrorsTable = () => (
  <Table
    head={['code', 'What a buyer reads']}
    rows={portErrorCodes.map((code) => [<Code key="c">{code}</Code>, commonMessages.errors[code]])}
  />
);

/** The demo's scenarios: in code, in a story, or as `?scenario=` on the demo site. */
export const ScenariosTable = () => (
  <Table
    head={['Scenario', 'Is', 'Breaks calls by']}
    rows={scenarios.map(({ id, title, ...how }) => [
      <Code key="i">{id}</Code>,
      title,
      'faults' in how && <Names key="f" of={[...new Set(how.faults.map(({ kind }) => kind))]} />,
    ])}
  />
);
