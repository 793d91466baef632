import endpoints from './endpoints.json';
import { Code, DocText, Table } from './table';

/** Table of endpoints without an official sample response, with the source of their schema. */
export const EndpointsWithoutSample = () => (
  <Table
    head={['Endpoint', 'Source of the response schema']}
    rows={endpoints
      .filter(({ samples }) => samples.length === 0)
      .map(({ endpoint, rests }) => [
        <Code key="endpoint" wrap>
          {endpoint}
        </Code>,
        <DocText key="rests">{rests}</DocText>,
      ])}
  />
);
