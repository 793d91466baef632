import { Button } from '../../../ui/button/button';
import { Banner } from '../../../ui/banner/banner';
import type { OrderPlacedMessages } from '../order-placed.types';

/** The page has stopped asking by itself: the order is safe, and the buyer may look again. */
export const StillProcessing = ({
  messages: { m },
  onLook,
}: {
  readonly messages: OrderPlacedMessages;
  readonly onLook: () => void;
}) => (
  <Banner
    role="status"
    title={m.stillProcessing.title}
    action={
      <Button variant="secondary" size="sm" onClick={onLook}>
        {m.stillProcessing.action}
      </Button>
    }
  >
    {m.stillProcessing.text}
  </Banner>
);
