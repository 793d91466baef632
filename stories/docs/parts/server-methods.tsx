import methods from 'virtual:server-methods';
import type { Schema } from '../../../scripts/server-methods.mjs';
import { Code, DocText, Table } from './table';

interface Field {
  readonly path: string;
  readonly type: string;
  readonly needed: boolean;
  readonly description: string;
}

/** The schema without its null alternative. */
const withoutNull = (schema: Schema): Schema => {
  const found = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  return { ...found, description: schema.description ?? found.description };
};

const typeNames: Readonly<Record<string, string>> = {
  integer: 'whole number',
  object: 'object',
  string: 'text',
  boolean: 'true or false',
};

function typeOf(schema: Schema): string {
  const { type, enum: choices, items, additionalProperties } = withoutNull(schema);
  if (choices !== undefined) return choices.map((choice) => `\`${choice}\``).join(' or ');
  if (items !== undefined) return `list of ${typeOf(items)}s`;
  if (typeof additionalProperties === 'object') return 'texts by name';
  const name = typeof type === 'string' ? type : (type?.find((one) => one !== 'null') ?? 'anything');
  const mayBeNull =
    (Array.isArray(schema.type) && schema.type.includes('null')) || schema.anyOf?.some((one) => one.type === 'null');
  return `${typeNames[name] ?? name}${mayBeNull ? ' or null' : ''}`;
}

/** A schema's fields as a flat list, by path. */
function fieldsOf(schema: Schema, path = ''): readonly Field[] {
  const { properties, items, required = [] } = withoutNull(schema);
  if (items !== undefined) return fieldsOf(items, `${path}[]`);
  return Object.entries(properties ?? {}).flatMap(([name, field]) => {
    const own = `${path}${path === '' ? '' : '.'}${name}`;
    return [
      {
        path: own,
        type: typeOf(field),
        needed: required.includes(name),
        description: withoutNull(field).description ?? '',
      },
      ...fieldsOf(field, own),
    ];
  });
}

const Fields = ({ schema }: { readonly schema: Schema }) => (
  <Table
    head={['Field', 'Type', 'Required', 'Meaning']}
    rows={fieldsOf(schema).map(({ path, type, needed, description }) => [
      <Code key="p">{path}</Code>,
      <DocText key="t">{type}</DocText>,
      needed ? 'yes' : 'no',
      <span key="s" className="docs-words">
        <DocText>{description}</DocText>
      </span>,
    ])}
  />
);

/** Table of all server methods, one row each. */
export const MethodsTable = () => (
  <Table
    head={['Method', 'HTTP', 'Purpose', 'Without it']}
    rows={methods.map(({ name, http, purpose, without }) => [
      <a key="n" href={`#${name.toLowerCase()}`}>
        {name}
      </a>,
      http,
      <span key="p" className="docs-words">
        <DocText>{purpose}</DocText>
      </span>,
      <span key="w" className="docs-words">
        <DocText>{without}</DocText>
      </span>,
    ])}
  />
);

/** All server methods with their fields, and their schemas at the end. */
export const Methods = () =>
  methods.map(({ name, http, cached, purpose, again, errors, reasons, without, request, response }) => (
    <section key={name} aria-labelledby={name.toLowerCase()}>
      <h2 id={name.toLowerCase()}>{name}</h2>
      <p>
        <DocText>{purpose}</DocText>
      </p>
      <p>
        <DocText>
          {http === 'GET'
            ? '`@AuraEnabled(cacheable=true)`, so it is called with GET and must not change data.'
            : '`@AuraEnabled`, called with POST.'}
        </DocText>
        {cached && ' The adapter caches the response for five minutes.'}
      </p>
      <h3>Request</h3>
      <Fields schema={request} />
      <h3>Response</h3>
      {response.properties === undefined && response.anyOf === undefined ? (
        <p>The adapter ignores the return value.</p>
      ) : (
        <Fields schema={response} />
      )}
      {again !== null && (
        <p>
          <strong>Called again:</strong> <DocText>{again}</DocText>
        </p>
      )}
      {Object.entries(reasons).map(([reason, when]) => (
        <p key={reason}>
          <strong>Refuses with</strong> <Code>{reason}</Code>: <DocText>{when}</DocText>
        </p>
      ))}
      {Object.entries(errors).map(([code, when]) => (
        <p key={code}>
          <strong>Throws</strong> <Code>{code}</Code>: <DocText>{when}</DocText>
        </p>
      ))}
      <p>
        <strong>Without it:</strong> <DocText>{without}</DocText>
      </p>
      <details>
        <summary>JSON Schema</summary>
        <pre className="docs-scroll">{JSON.stringify({ request, response }, null, 2)}</pre>
      </details>
    </section>
  ));
