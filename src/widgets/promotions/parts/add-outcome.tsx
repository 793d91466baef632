import { useFormats } from '../../../runtime/react/use-formats';
import { useSettings } from '../../../runtime/react/provider';
import { useMessages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { ButtonLink } from '../../../ui/button/button';
import { cartNoticeMessages } from '../../common/cart-notice.messages';
import { commonMessages } from '../../common/common.messages';
import type { PromotionsMessages } from '../promotions.view';
import type { AddAnswer } from './use-add';

/** What did not go into the cart as asked, and why. */
export function AddOutcome({ answer, messages: { m, fill } }: { readonly answer: AddAnswer; readonly messages: PromotionsMessages }) {
  const { errors } = useMessages('common', commonMessages).m;
  const { reasons } = useMessages('cart-notice', cartNoticeMessages).m;
  const formats = useFormats();
  const { links } = useSettings();
  switch (answer.outcome) {
    case 'partly': {
      const { quantity, wanted, reason } = answer;
      const title = quantity === 0 ? m.add.none : fill(m.add.partly, { added: formats.number(quantity), wanted: formats.number(wanted) });
      return (
        <Banner role="alert" tone="caution" title={title}>
          {reasons[reason]}
        </Banner>
      );
    }
    case 'unknown': {
      const cart = links.href({ to: 'cart' });
      return (
        <Banner role="alert" tone="caution" title={m.add.unknown} action={cart !== null && <ButtonLink variant="secondary" size="sm" href={cart}>{m.add.cart}</ButtonLink>}>
          {m.add.unknownText}
        </Banner>
      );
    }
    case 'failed':
      return (
        <Banner role="alert" tone="critical" title={m.add.none}>
          {errors[answer.error.code]}
        </Banner>
      );
    default:
      return answer satisfies never;
  }
}
