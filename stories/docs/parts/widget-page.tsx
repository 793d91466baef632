import { DocsContext, Heading, Title } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import { Button } from '../../../src/ui/button/button';
import { componentName, contracts } from './contracts';
import { PageLink } from './page-link';
import { Code, DocText, Names } from './table';
import { TryOut } from './try-out';
import { AttributeRows, docOf, EventRows, MessageRows, PortRows, PropRows, SlotRows } from './widget-tables';
import { rowsOf } from './widget-rows';

/** A story of a widget's state. */
interface StateStory {
  readonly id: string;
  readonly name: string;
}

/** Links to the stories of a widget, and on request a picture of each. */
function States({ of, theme }: { readonly of: readonly StateStory[]; readonly theme: string }) {
  const [hasPictures, setPictures] = useState(false);
  return (
    <div className="docs-states sb-unstyled" data-pictures={hasPictures || undefined}>
      <div className="tf-root">
        <Button variant="base" size="sm" aria-pressed={hasPictures} onClick={() => setPictures(!hasPictures)}>
          {hasPictures ? 'Hide pictures' : 'Show pictures'}
        </Button>
      </div>
      <ul>
        {of.map(({ id, name }) => (
          <li key={id}>
            <PageLink to={`story/${id}`}>{name}</PageLink>
            {hasPictures && (
              <div className="docs-state-frame">
                <iframe
                  src={`iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`}
                  title={`State ${name}`}
                  loading="lazy"
                  tabIndex={-1}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Documentation page of a widget, generated from its contract, its types and its stories. */
export function WidgetPage() {
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const contract = contracts.find(({ name }) => stories.some(({ parameters }) => parameters.widget === name));
  const example =
    stories.find(({ parameters }) => parameters.state === 'ready') ??
    stories.find(({ parameters }) => parameters.state !== 'loading');
  if (contract === undefined || example === undefined) throw new Error('The page has no story of a widget');
  const { name, element, parts, states } = contract;
  const { description, tokens } = docOf(contract);
  const { attributes, events, slots } = rowsOf(contract);
  const { theme } = context.getStoryContext(example).globals;
  const ofStates = stories.filter(({ parameters }) => states.includes(String(parameters.state)));
  return (
    <>
      <Title />
      <p>
        <DocText>{description}</DocText>
      </p>
      <dl className="docs-facts sb-unstyled">
        <dt>Component</dt>
        <dd>
          <Code>{`import { ${componentName(name)} } from 'tradefront/${name}'`}</Code>
        </dd>
        <dt>Element</dt>
        <dd>
          <Code>{`<${element}>`}</Code>
        </dd>
        <dt>Stylesheet</dt>
        <dd>
          <Names of={['tradefront/styles/base.css', `tradefront/styles/${name}.css`]} />
        </dd>
      </dl>
      <Heading>Try it</Heading>
      <TryOut contract={contract} of={example.moduleExport} />
      <Heading>Props</Heading>
      <PropRows of={contract} />
      {attributes.length > 0 && (
        <>
          <Heading>Attributes</Heading>
          <p>
            The element also has the <PageLink to="docs/docs-embed--docs">attributes of every element</PageLink>.
          </p>
          <AttributeRows of={contract} />
        </>
      )}
      {events.length > 0 && (
        <>
          <Heading>Events</Heading>
          <p>
            A cancelable event can be delayed and refused: see <PageLink to="docs/docs-events--docs">Events</PageLink>.
          </p>
          <EventRows of={contract} />
        </>
      )}
      {slots.length > 0 && (
        <>
          <Heading>Slots</Heading>
          <SlotRows of={contract} />
        </>
      )}
      <Heading>Adapter methods</Heading>
      {contract.needs.length + contract.uses.length === 0 && <p>The widget uses no adapter.</p>}
      <PortRows of={contract} />
      <Heading>Parts</Heading>
      <p>
        A host can style these parts. <PageLink to="docs/docs-theme--docs">Theme</PageLink> describes how.
      </p>
      <Names of={[...parts.own, ...parts.shared]} />
      <Heading>Messages</Heading>
      <p>
        The widget shows texts of these groups. <PageLink to="docs/docs-public-surface--docs">Public surface</PageLink>{' '}
        lists the keys of each.
      </p>
      <MessageRows of={contract} />
      <Heading>Tokens</Heading>
      <p>
        The widget’s own stylesheet reads these tokens. <PageLink to="docs/docs-theme--docs">Theme</PageLink> shows
        their values.
      </p>
      <Names of={tokens} />
      <Heading>States</Heading>
      <States of={ofStates} theme={String(theme)} />
    </>
  );
}
