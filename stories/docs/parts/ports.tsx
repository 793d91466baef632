import { createDemoAdapter, scenarios } from '../../../src/adapters/demo';
import { portErrorCodes } from '../../../src/ports';
import { commonMessages } from '../../../src/widgets/common/common.messages';
import { componentName, contracts } from './contracts';
import { methodsOf, portDescription } from './source-text';
import { Code, Names, DocText, Table } from './table';

/** Port methods of the demo, which implements all, by port. */
export const ports = Object.entries(createDemoAdapter({ storage: 'memory' })).flatMap(([port, methods]) =>
  port === 'demo' || typeof methods !== 'object'
    ? []
    : [{ port, methods: Object.keys(methods).filter((name) => name in methodsOf(port)) }],
);

const widgetsOf = (method: string, list: 'needs' | 'uses'): readonly string[] =>
  contracts
    .filter((contract) => contract[list].some((known) => known === method))
    .map(({ name }) => componentName(name));

/** Table of all port methods, with their description and the widgets that use them. */
export const PortsTable = () => (
  <Table
    head={['Method', 'Description', 'Needed by', 'Used by']}
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

/** Table of the twelve error codes, with the default message for buyers. */
export const ErrorsTable = () => (
  <Table
    head={['Code', 'Message for buyers']}
    rows={portErrorCodes.map((code) => [<Code key="c">{code}</Code>, commonMessages.errors[code]])}
  />
);

/** Table of the demo's scenarios, for use in code, in stories, or as `?scenario=` on the demo site. */
export const ScenariosTable = () => (
  <Table
    head={['Scenario', 'Description', 'Faults']}
    rows={scenarios.map(({ id, title, ...how }) => [
      <Code key="i">{id}</Code>,
      title,
      'faults' in how && <Names key="f" of={[...new Set(how.faults.map(({ kind }) => kind))]} />,
    ])}
  />
);
