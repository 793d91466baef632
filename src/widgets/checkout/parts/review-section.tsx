import type { Cart } from '../../../domain';
import { useSettings } from '../../../runtime/react/provider';
import { useFormats } from '../../../runtime/react/use-formats';
import type { Words } from '../../../runtime/react/use-words';
import { Link } from '../../../ui/link/link';
import { LateProductPicture } from '../../common/late-product-picture';
import type { checkoutMessages } from '../checkout.messages';
import { Section } from './section';

/** What is about to be ordered, line by line. */
export function ReviewSection({ cart, words }: { readonly cart: Cart; readonly words: Words<typeof checkoutMessages> }) {
  const { m, fill } = words;
  const { links } = useSettings();
  const formats = useFormats();
  const back = links.href({ to: 'cart' });
  return (
    <Section step={3} title={m.review.title} end={back !== null && <Link href={back}>{m.review.edit}</Link>}>
      {/* eslint-disable-next-line jsx-a11y-x/no-redundant-roles -- Safari drops the role of an unmarked list. */}
      <ul role="list" className="tf-checkout-review">
        {cart.lines.map((line) => (
          <li key={line.id} data-off={line.problem !== null || undefined}>
            <LateProductPicture product={line.product} size="xs" />
            <span className="tf-grow">
              <span className="tf-medium">{line.product.name}</span> <span className="tf-quiet">{line.product.packSize}</span>
              {line.problem !== null && <span className="tf-second tf-tone tf-checkout-out" data-tone="caution">{m.review.leftOut}</span>}
            </span>
            <span className="tf-quiet tf-number">{fill(m.review.times, { quantity: formats.number(line.quantity) })}</span>
            <span className="tf-medium tf-number tf-checkout-amount">
              {line.total === null || line.problem !== null ? '–' : formats.money(line.total)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
