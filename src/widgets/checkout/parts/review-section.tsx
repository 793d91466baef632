import type { CartLine } from '../../../domain';
import { useSettings } from '../../../runtime/react/provider';
import { useFormats } from '../../../runtime/react/use-formats';
import { useMessages } from '../../../runtime/react/use-messages';
import { Link } from '../../../ui/link/link';
import { LazyProductPicture } from '../../common/lazy-product-image';
import { NotAvailable, orNotAvailable } from '../../common/not-available';
import { checkoutContract } from '../checkout.contract';
import { checkoutLazyMessages } from '../checkout.lazy.messages';
import { additionalParts } from '../checkout.rules';
import type { FormPartProps } from '../checkout.types';
import { Section } from './section';

/** Lines of the order, with the date of those in an additional delivery. */
export function ReviewSection({ form: { values: answers }, checkout, now, overrides }: FormPartProps) {
  const { m, fill } = useMessages(checkoutContract.name, checkoutLazyMessages, overrides);
  const { links } = useSettings();
  const formats = useFormats();
  const back = links.href({ to: 'cart' });
  const later = new Map(
    additionalParts(checkout, answers, now()).flatMap(({ key, lineIds }) =>
      lineIds.map((id) => [id, answers.laterDates[key] ?? null] as const),
    ),
  );
  const note = (line: CartLine) => {
    const date = later.get(line.id);
    if (line.problem !== null) return { text: m.review.leftOut, tone: 'caution' };
    return date == null ? null : { text: fill(m.review.comesOn, { date: formats.weekdayDate(date) }), tone: 'quiet' };
  };
  const amount = (line: CartLine) =>
    line.isFreeGood ? (
      m.review.free
    ) : line.total === null || line.problem !== null ? (
      <NotAvailable />
    ) : (
      formats.money(line.total)
    );

  return (
    <Section
      title={m.review.title}
      end={
        back !== null && (
          <Link href={back} alone>
            {m.review.edit}
          </Link>
        )
      }
    >
      <ul role="list" part="checkout-review" className="tf-checkout-review">
        {checkout.cart.lines.map((line, at) => {
          const said = note(line);
          return (
            // Ids may be duplicated, so the key contains the position.
            <li key={`${line.id} ${at}`} data-dimmed={line.problem !== null || undefined}>
              <LazyProductPicture product={line.product} size="xs" />
              <span className="tf-grow">
                <span className="tf-medium">{line.product.name}</span>{' '}
                <span className="tf-quiet tf-checkout-pack">{line.product.packSize}</span>
                {said !== null && (
                  <span part="checkout-note" className="tf-second tf-tone tf-checkout-note" data-tone={said.tone}>
                    {said.text}
                  </span>
                )}
              </span>
              <span className="tf-quiet tf-number">
                {orNotAvailable(line.quantity, (quantity) =>
                  fill(m.review.times, { quantity: formats.number(quantity) }),
                )}
              </span>
              <span className="tf-medium tf-number tf-checkout-amount">{amount(line)}</span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
