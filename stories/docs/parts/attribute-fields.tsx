import { readAttribute } from '../../../src/embed/attributes';
import type { WidgetContract } from '../../../src/runtime/contract';
import { Field } from '../../../src/ui/field/field';
import { NativeSelect } from '../../../src/ui/field/native-select';
import { TextInput } from '../../../src/ui/field/text-input';
import { commonProps, type Member, propsOf, valuesOf } from './source-text';

type Attribute = WidgetContract['attributes'][number];

/** Texts of a widget's attributes by name. An attribute that is not set is absent or empty. */
export type AttributeTexts = Readonly<Record<string, string>>;

/** The prop that an attribute sets, with its type and docstring. */
const propOf = (widget: string, { prop }: Attribute): Member | undefined =>
  [...propsOf(widget), ...commonProps()].find(({ name }) => name === prop);

/** Problem of an attribute's text; null if it has none. */
export function attributeProblem({ as }: Attribute, text = ''): string | null {
  if (text.trim() === '' || readAttribute(text, as) !== undefined) return null;
  return as === 'number' ? 'Enter a number.' : 'Enter valid JSON.';
}

/** Props that the attributes of a widget set. Empty and invalid texts set nothing. */
export const propsFrom = ({ attributes }: WidgetContract, texts: AttributeTexts): Record<string, unknown> =>
  Object.fromEntries(
    attributes.map(({ name, prop, as }) => {
      const text = texts[name] ?? '';
      return [prop, text.trim() === '' ? undefined : readAttribute(text, as)];
    }),
  );

interface AttributeFieldsProps {
  readonly contract: WidgetContract;
  readonly texts: AttributeTexts;
  readonly onChange: (name: string, text: string) => void;
}

/** One field for each attribute of a widget, with the values that its type allows. */
export const AttributeFields = ({ contract, texts, onChange }: AttributeFieldsProps) =>
  contract.attributes.map((attribute) => {
    const { name, as } = attribute;
    const text = texts[name] ?? '';
    const values = as === 'boolean' ? [true, false] : valuesOf(propOf(contract.name, attribute)?.type ?? '');
    return (
      <Field key={name} label={name} error={attributeProblem(attribute, text)}>
        {(control) =>
          values.length > 0 ? (
            <NativeSelect
              {...control}
              value={text}
              onValueChange={(value) => onChange(name, value)}
              options={[
                { value: '', label: 'Default' },
                ...values.map((value) => ({ value: String(value), label: String(value) })),
              ]}
            />
          ) : (
            <TextInput
              {...control}
              value={text}
              placeholder={as === 'json' ? 'JSON' : undefined}
              inputMode={as === 'number' ? 'numeric' : undefined}
              onChange={(event) => onChange(name, event.target.value)}
            />
          )
        }
      </Field>
    );
  });
