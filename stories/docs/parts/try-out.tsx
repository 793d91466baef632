import { DocsContext, Story, useOf } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { WidgetContract } from '../../../src/runtime/contract';
import { Button } from '../../../src/ui/button/button';
import { Field } from '../../../src/ui/field/field';
import { NativeSelect } from '../../../src/ui/field/native-select';
import type { SlotGiven } from '../../../src/widgets/common/slots';
import { AttributeFields, type AttributeTexts, propsFrom } from './attribute-fields';

/** An event as the log shows it. */
interface Logged {
  readonly id: number;
  readonly name: string;
  readonly detail: string;
}

const MAX_LOGGED = 20;

/** Shows the events that a widget dispatches inside an element. The newest is first. */
function EventLog({ contract, of }: { readonly contract: WidgetContract; readonly of: HTMLElement | null }) {
  const [events, setEvents] = useState<readonly Logged[]>([]);
  useEffect(() => {
    const names = Object.keys(contract.events).map((name) => `tradefront-${name}`);
    const add = (event: Event) => {
      const detail = event instanceof CustomEvent ? JSON.stringify(event.detail) : '';
      setEvents((known) => [{ id: (known[0]?.id ?? 0) + 1, name: event.type, detail }, ...known].slice(0, MAX_LOGGED));
    };
    for (const name of names) of?.addEventListener(name, add);
    return () => {
      for (const name of names) of?.removeEventListener(name, add);
    };
  }, [contract, of]);
  return (
    <section className="docs-log" aria-label="Events">
      <h3>Events</h3>
      {events.length === 0 ? (
        <p>Use the widget: its events appear here.</p>
      ) : (
        <div role="log" aria-label="Latest events">
          <ol>
            {events.map(({ id, name, detail }) => (
              <li key={id}>
                <code>{name}</code> <span>{detail}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

/** Content of a slot that shows where it is: a frame with its name around the widget's own content. */
const marked = (name: string) =>
  function MarkedSlot({ children }: SlotGiven) {
    return (
      <div className="docs-slot">
        <span>{name}</span>
        {children}
      </div>
    );
  };

const textsOf = ({ attributes }: WidgetContract, args: Readonly<Record<string, unknown>>): AttributeTexts =>
  Object.fromEntries(
    attributes.flatMap(({ name, prop }) => {
      const value = args[prop];
      if (value === undefined || value === null || typeof value === 'function') return [];
      return [[name, typeof value === 'string' ? value : JSON.stringify(value)]];
    }),
  );

interface TryOutProps {
  readonly contract: WidgetContract;
  /** The story's export. */
  readonly of: unknown;
}

/** A widget in one of its stories, with a field for each attribute, marks for its slots and its events. */
export function TryOut({ contract, of }: TryOutProps) {
  const { channel } = useContext(DocsContext);
  // Storybook declares the exports of modules as `any`.
  const { story } = useOf(of as object, ['story']);
  const [node, setNode] = useState<HTMLElement | null>(null);
  const [initial] = useState(() => textsOf(contract, story.initialArgs));
  const [texts, setTexts] = useState(initial);
  const [slot, setSlot] = useState('');
  const { id } = story;
  const slots = [...contract.slots.regions, ...contract.slots.items];

  useEffect(() => () => channel.emit(RESET_STORY_ARGS, { storyId: id }), [channel, id]);

  const update = (updatedArgs: Readonly<Record<string, unknown>>) =>
    channel.emit(UPDATE_STORY_ARGS, { storyId: id, updatedArgs });
  const change = (next: AttributeTexts) => {
    setTexts(next);
    update(propsFrom(contract, next));
  };
  const mark = (name: string) => {
    setSlot(name);
    update({ slots: { ...story.initialArgs.slots, ...(name === '' ? {} : { [name]: marked(name) }) } });
  };

  return (
    <div className="docs-try sb-unstyled">
      <div className="docs-try-stage" ref={setNode}>
        <Story of={of as object} />
      </div>
      <div className="docs-try-panel tf-root">
        {contract.attributes.length > 0 && (
          <section aria-label="Attributes">
            <h3>Attributes</h3>
            <div className="docs-fields">
              <AttributeFields
                contract={contract}
                texts={texts}
                onChange={(name, text) => change({ ...texts, [name]: text })}
              />
            </div>
            <Button variant="base" size="sm" onClick={() => change(initial)}>
              Reset
            </Button>
          </section>
        )}
        {slots.length > 0 && (
          <section aria-label="Slots">
            <h3>Slots</h3>
            <div className="docs-fields">
              <Field label="Mark a slot">
                {(control) => (
                  <NativeSelect
                    {...control}
                    value={slot}
                    onValueChange={mark}
                    options={[{ value: '', label: 'None' }, ...slots.map((name) => ({ value: name, label: name }))]}
                  />
                )}
              </Field>
            </div>
          </section>
        )}
        {Object.keys(contract.events).length > 0 && <EventLog contract={contract} of={node} />}
      </div>
    </div>
  );
}
