import { useId } from 'react';
import type { ConditionOnAccount } from '../../../domain';
import { useMessages } from '../../../runtime/react/use-messages';
import { Button, type ButtonProps } from '../../../ui/button/button';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import { orderingStoppedMessages } from './ordering-stopped.messages';

export interface StoppedAddProps extends ButtonProps {
  readonly condition: ConditionOnAccount;
}

/**
 * Disabled *Add* button for an account whose condition blocks ordering. The reason is its title and description
 * (decision 54).
 */
export function StoppedAdd({ condition, children, ...button }: StoppedAddProps) {
  const { m } = useMessages('ordering-stopped', orderingStoppedMessages);
  const reasonId = useId();
  const reason = condition.reason ?? m.reasons[condition.code];
  return (
    <>
      <Button {...button} aria-disabled aria-describedby={reasonId} title={reason}>
        {children}
      </Button>
      <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>
    </>
  );
}
