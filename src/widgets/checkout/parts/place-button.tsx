import type { Messages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import type { checkoutMessages } from '../checkout.messages';

export interface PlaceButtonProps {
  readonly messages: Messages<typeof checkoutMessages>;
  readonly placing: boolean;
  /** Id of the sentence that says why the order can not be placed as things stand; null when it can. */
  readonly reasonId: string | null;
  readonly block?: boolean;
}

/** The one button that commits. It says what it is doing and keeps its place and focus meanwhile. */
export const PlaceButton = ({ messages: { m }, placing, reasonId, block }: PlaceButtonProps) => (
  <Button
    type="submit"
    variant="primary-green"
    size="lg"
    block={block}
    busy={placing}
    busyLabel={m.summary.placing}
    aria-disabled={reasonId !== null}
    aria-describedby={reasonId ?? undefined}
  >
    {m.summary.place}
  </Button>
);
