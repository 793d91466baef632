import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { createDemoAdapter } from '../../../src/adapters/demo';
import { LANGUAGE_TAGS } from '../../../src/rules/languages';
import { accountOf } from '../../../src/runtime/host';
import { CopyButton } from '../../../src/ui/copy-button/copy-button';
import { Field } from '../../../src/ui/field/field';
import { NativeSelect, type NativeSelectOption } from '../../../src/ui/field/native-select';
import { TextInput } from '../../../src/ui/field/text-input';
import { Announcer } from '../../../src/ui/live-region/announcer';
import { localePack } from '../../support/locale-packs';
import { StoryProvider } from '../../support/story-provider';
import { AttributeFields, attributeProblem, type AttributeTexts, propsFrom } from './attribute-fields';
import { componentName, contracts } from './contracts';
import { type EmbedChoice, embedSnippet, exampleTexts } from './embed-snippet';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../../src/widgets/*/index.ts');

const isComponent = (value: unknown): value is ComponentType<Readonly<Record<string, unknown>>> =>
  typeof value === 'function';

/** Components of the widgets by name, loaded on demand. */
const widgets = Object.fromEntries(
  contracts.map(({ name }) => [
    name,
    lazy(async () => {
      const component = (await modules[`../../../src/widgets/${name}/index.ts`]?.())?.[componentName(name)];
      if (!isComponent(component)) throw new Error(`The widget ${name} exports no component`);
      return { default: component };
    }),
  ]),
);

interface PreviewProps {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly locale: string;
  readonly account: string;
}

let previewCount = 0;

/** The chosen widget with the data of the demo. A new demo is created for each account: pass the account as the key. */
function Preview({ name, props, locale, account }: PreviewProps) {
  const [adapter] = useState(() => ({
    ...createDemoAdapter({ storage: 'memory' }),
    id: `preview-${++previewCount}`,
  }));
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (account === '') return;
    accountOf(adapter)
      .switchTo(account)
      .catch(() => setFailed(true));
  }, [adapter, account]);
  const Widget = widgets[name];
  return (
    <>
      {hasFailed && <p className="docs-editor-warning">The demo’s buyer has no account with this id.</p>}
      <StoryProvider adapter={adapter} locale={localePack(locale)}>
        <Suspense fallback={null}>{Widget && <Widget key={name} {...props} />}</Suspense>
      </StoryProvider>
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly value: string;
  readonly options: readonly NativeSelectOption[];
  readonly onChange: (value: string) => void;
}

const Choice = ({ label, hint, value, options, onChange }: ChoiceProps) => (
  <Field label={label} hint={hint}>
    {(control) => <NativeSelect {...control} value={value} options={options} onValueChange={onChange} />}
  </Field>
);

const isolations = [
  { value: 'shadow-root', label: 'Element in a shadow root' },
  { value: 'none', label: 'In the page' },
] as const;

const backends = [
  { value: 'demo', label: 'Demo' },
  { value: 'salesforce', label: 'Salesforce' },
  { value: 'own', label: 'Your own adapter' },
] as const;

/** Writes the HTML that puts a widget on a page, and shows the widget with the data of the demo. */
export function Configurator() {
  const [name, setName] = useState('cart');
  const [texts, setTexts] = useState<AttributeTexts>({});
  const [locale, setLocale] = useState<string>(LANGUAGE_TAGS[0]);
  const [account, setAccount] = useState('');
  const [isolation, setIsolation] = useState<EmbedChoice['isolation']>('shadow-root');
  const [backend, setBackend] = useState<EmbedChoice['backend']>('demo');
  const heading = useId();
  const contract = contracts.find((one) => one.name === name);
  if (contract === undefined) throw new Error(`There is no widget ${name}`);
  const isValid = contract.attributes.every((attribute) => attributeProblem(attribute, texts[attribute.name]) === null);
  const snippet = isValid ? embedSnippet(contract, { texts, locale, account, isolation, backend }) : '';
  return (
    <section className="docs-editor sb-unstyled" aria-labelledby={heading}>
      <div className="docs-editor-panel tf-root">
        <Announcer>
          <h2 id={heading} className="docs-hidden">
            Choose
          </h2>
          <Choice
            label="Widget"
            value={name}
            options={contracts.map((one) => ({ value: one.name, label: one.name }))}
            onChange={(value) => {
              setName(value);
              setTexts(exampleTexts[value] ?? {});
            }}
          />
          <Choice
            label="Language"
            value={locale}
            options={LANGUAGE_TAGS.map((tag) => ({ value: tag, label: tag }))}
            onChange={setLocale}
          />
          <Field label="Account" hint="Id of the account that is shown first. Empty: the buyer’s own.">
            {(control) => (
              <TextInput {...control} value={account} onChange={({ target }) => setAccount(target.value.trim())} />
            )}
          </Field>
          <Choice
            label="Isolation"
            hint="In a shadow root, no rule of your page reaches the widget. Tokens do."
            value={isolation}
            options={isolations}
            onChange={(value) => setIsolation(value === 'none' ? 'none' : 'shadow-root')}
          />
          <Choice
            label="Backend"
            value={backend}
            options={backends}
            onChange={(value) => setBackend(backends.find((one) => one.value === value)?.value ?? 'demo')}
          />
          {contract.attributes.length > 0 && (
            <fieldset>
              <legend>Attributes</legend>
              <div className="docs-fields">
                <AttributeFields
                  contract={contract}
                  texts={texts}
                  onChange={(attribute, text) => setTexts({ ...texts, [attribute]: text })}
                />
              </div>
            </fieldset>
          )}
        </Announcer>
      </div>
      <div className="docs-editor-stage">
        <div className="docs-editor-css tf-root">
          <Announcer>
            <div>
              <h2>HTML</h2>
              <CopyButton
                text={snippet}
                label="Copy the HTML"
                copied="The HTML was copied."
                failed="The HTML was not copied. Select it and copy it."
              />
            </div>
            <pre>{isValid ? snippet : 'Correct the attributes first.'}</pre>
          </Announcer>
        </div>
        <h2 className="docs-editor-title">Preview</h2>
        <Preview key={account} name={name} props={propsFrom(contract, texts)} locale={locale} account={account} />
      </div>
    </section>
  );
}
