import type { Account } from '../../../domain';
import type { Messages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import type { SwitchStep } from '../account-switch.machine';
import type { SwitcherMessages } from '../account-switcher.types';
import { useErrorText } from '../use-error-text';

interface SwitchFailedProps {
  readonly current: Account | null;
  readonly failed: Extract<SwitchStep, { step: 'failed' }>;
  readonly messages: Messages<SwitcherMessages>;
}

/** The account that stays, and what the backend said. */
export function SwitchFailed({ current, failed, messages: { m, fill } }: SwitchFailedProps) {
  const text = useErrorText(failed.code, failed.statusText);
  return (
    <Banner
      tone="critical"
      role="alert"
      title={current === null ? m.switchFailedNone : fill(m.switchFailed, { name: current.name })}
    >
      {text}
    </Banner>
  );
}
