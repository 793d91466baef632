import methods from 'virtual:server-methods';
import type { Schema } from '../../../scripts/server-methods.mjs';
import { Code, Says, Table } from './table';

interface Field {
  readonly path: string;
  readonly type: string;
  readonly needed: boolean;
  readonly says: string;
}

/** What stands for a schema when null is left out of it. */
const meant = (schema: Schema): Schema => {
  const found = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  return { ...found, description: schema.description ?? found.description };
};

const words: Readonly<Record<string, string>> = {
  integer: 'whole number',
  object: 'object',
  string: 'text',
  boolean: 'true or false',
};

function typeOf(schema: Schema): string {
  const { type, enum: choices, items, additionalProperties } = meant(schema);
  if (choices !== undefined) return choices.map((choice) => `\`${choice}\``).join(' or ');
  if (items !== undefined) return `list of ${typeOf(items)}s`;
  if (typeof additionalProperties === 'object') return 'texts by name';
  const name = typeof type === 'string' ? type : (type?.find((one) => one !== 'null') ?? 'anything');
  const mayBeNull =
    (Array.isArray(schema.type) && schema.type.includes('null')) || schema.anyOf?.some((one) => one.type === 'null');
  return `${words[name] ?? name}${mayBeNull ? ' or null' : ''}`;
}

/** Fields one under another, by their path. */
function fieldsOf(schema: Schema, path = ''): readonly Field[] {
  const { properties, items, required = [] } = meant(schema);
  if (items !== undefined) return fieldsOf(items, `${path}[]`);
  return Object.entries(properties ?? {}).flatMap(([name, field]) => {
    const own = `${path}${path === '' ? '' : '.'}${name}`;
    return [
      { path: own, type: typeOf(field), needed: required.includes(name), says: meant(field).description ?? '' },
      ...fieldsOf(field, own),
    ];
  });
}

const Fields = ({ schema }: { readonly schema: Schema }) => (
  <Table
    head={['Field', 'Is', 'Must be there', 'Says']}
    rows={fieldsOf(schema).map(({ path, type, needed, says }) => [
      <Code key="p">{path}</Code>,
      <Says key="t">{type}</Says>,
      needed ? 'yes' : 'no',
      <span key="s" className="docs-words">
        <Says>{says}</Says>
      </span>,
    ])}
  />
);

/** Every server method on one line. */
export const MethodsTable = () => (
  <Table
    head={['Method', 'HTTP', 'Is for', 'Without it']}
    rows={methods.map(({ name, http, purpose, without }) => [
      <a key="n" href={`#${name.toLowerCase()}`}>
        {name}
      </a>,
      http,
      <span key="p" className="docs-words">
        <Says>{purpose}</Says>
      </span>,
      <span key="w" className="docs-words">
        <Says>{without}</Says>
      </span>,
    ])}
  />
);

/** Every server method with all its fields, its schemas at the end. */
export const Methods = () =>
  methods.map(({ name, http, cached, purpose, again, errors, reasons, without, request, response }) => (
    <section key={name} aria-labelledby={name.toLowerCase()}>
      <h2 id={name.toLowerCase()}>{name}</h2>
      <p>
        <Says>{purpose}</Says>
      </p>
      <p>
        <Says>
          {http === 'GET'
            ? '`@AuraEnabled(cacheable=true)`, so it is called with GET and may change nothing.'
            : '`@AuraEnabled`, called with POST.'}
        </Says>
        {cached && ' The adapter keeps an answer for five minutes.'}
      </p>
      <h3>Takes</h3>
      <Fields schema={request} />
      <h3>Returns</h3>
      {response.properties === undefined && response.anyOf === undefined ? (
        <p>Nothing that is read.</p>
      ) : (
        <Fields schema={response} />
      )}
      {again !== null && (
        <p>
          <strong>Called again:</strong> <Says>{again}</Says>
        </p>
      )}
      {Object.entries(reasons).map(([reason, when]) => (
        <p key={reason}>
          <strong>Refuses with</strong> <Code>{reason}</Code>: <Says>{when}</Says>
        </p>
      ))}
      {Object.entries(errors).map(([code, when]) => (
        <p key={code}>
          <strong>Throws</strong> <Code>{code}</Code>: <Says>{when}</Says>
        </p>
      ))}
      <p>
        <strong>Without it:</strong> <Says>{without}</Says>
      </p>
      <details>
        <summary>JSON Schema</summary>
        <pre className="docs-scroll">{JSON.stringify({ request, response }, null, 2)}</pre>
      </details>
    </section>
  ));
