import type { EmptiesOption } from '../../../domain';
import { fill } from '../../../runtime/messages/messages';
import { type Formats, useFormats } from '../../../runtime/react/use-formats';
import { useMessages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { getElementInRoot } from '../../../ui/get-element-in-root';
import { useFocusAfterRender } from '../../../ui/hooks/use-focus-after-render';
import { SafeImage } from '../../../ui/image/safe-image';
import { PackagePlaceholder } from '../../../ui/image/package-placeholder';
import { ImageFrame } from '../../../ui/image-frame/image-frame';
import { QuantityField } from '../../common/quantity/quantity-field';
import { checkoutContract } from '../checkout.contract';
import type { FormPartProps } from '../checkout.types';
import { checkoutLazyMessages } from '../checkout.lazy.messages';
import { Section } from './section';

/** Gas cylinders and glass bottles that the driver takes back. */
export function EmptiesSection({ overrides, ...part }: FormPartProps) {
  const { m } = useMessages(checkoutContract.name, checkoutLazyMessages, overrides);
  const formats = useFormats();
  return (
    <Section title={m.empties.title}>
      <p className="tf-second tf-muted">{m.empties.text}</p>
      <ul role="list" part="checkout-empties" className="tf-checkout-empties">
        {part.checkout.empties.map((option) => (
          <Empties key={option.kind} {...part} option={option} m={m} formats={formats} />
        ))}
      </ul>
    </Section>
  );
}

interface EmptiesProps extends Omit<FormPartProps, 'overrides'> {
  readonly option: EmptiesOption;
  readonly m: typeof checkoutLazyMessages;
  readonly formats: Formats;
}

function Empties({
  form: {
    values: { empties },
    idOf,
    change,
  },
  option,
  m,
  formats,
}: EmptiesProps) {
  const { kind, label, detail, image, suggested, most } = option;
  const id = idOf(kind);
  const count = empties[kind];
  const focusAfterRender = useFocusAfterRender();
  const set = (value: number) => change({ empties: { ...empties, [kind]: value } });
  return (
    <li>
      {image !== null && (
        <ImageFrame size="sm">
          <SafeImage src={image.source} alt="" fallback={<PackagePlaceholder />} />
        </ImageFrame>
      )}
      <span className="tf-grow">
        <span className="tf-medium">{label}</span>
        {detail !== null && (
          <span part="checkout-note" className="tf-second tf-quiet tf-checkout-note">
            {detail}
          </span>
        )}
      </span>
      {/* A button replaces the quantity 0, which is an error in every quantity field (decision 14). */}
      {count === 0 ? (
        <Button
          id={id}
          variant="secondary"
          aria-label={`${m.empties.some}, ${label}`}
          onClick={(event) => {
            const tree = event.currentTarget.parentElement;
            set(suggested);
            // The stepper replaces this button.
            focusAfterRender(() => tree && getElementInRoot(tree, id));
          }}
        >
          {m.empties.some}
        </Button>
      ) : (
        <QuantityField
          id={id}
          value={count}
          product={{ id: kind, quantityRule: { min: 1, max: most, step: 1 } }}
          formats={formats}
          label={fill(m.empties.count, { empties: label })}
          decreaseLabel={m.empties.fewer}
          increaseLabel={m.empties.more}
          removeLabel={m.empties.none}
          onRemove={() => set(0)}
          onValueChange={set}
          onProblem={(text) =>
            change(({ unread }) => ({
              unread: [...unread.filter((other) => other !== kind), ...(text === null ? [] : [kind])],
            }))
          }
        />
      )}
    </li>
  );
}
