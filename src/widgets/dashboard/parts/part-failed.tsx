import type { PortError } from '../../../ports';
import { useMessages } from '../../../runtime/react/use-messages';
import { Button } from '../../../ui/button/button';
import { commonMessages } from '../../common/common.messages';

interface PartFailedProps {
  readonly title: string;
  readonly error: PortError;
  readonly onRetry: () => void;
}

/** Error of one part of a card, with a retry. The other parts stay. */
export function PartFailed({ title, error, onRetry }: PartFailedProps) {
  const { m } = useMessages('common', commonMessages);
  return (
    <div role="alert" part="dashboard-error" className="tf-dashboard-error">
      <div className="tf-grow">
        <p className="tf-medium">{title}</p>
        <p className="tf-second tf-muted">{m.errors[error.code]}</p>
      </div>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {m.tryAgain}
      </Button>
    </div>
  );
}
