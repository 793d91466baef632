import { X } from 'lucide';
import type { Messages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { FocusOnMount } from '../../../ui/focus-on-mount/focus-on-mount';
import type { userAdminMessages } from '../user-admin.messages';

/** Feedback on a change. */
export interface UserNotice {
  readonly tone: 'positive' | 'caution' | 'critical';
  readonly title: string;
  readonly text?: string;
  /** Reverts the change. */
  readonly undo?: () => void;
}

interface UserFeedbackProps {
  readonly feedback: UserNotice;
  readonly messages: Messages<typeof userAdminMessages>;
  readonly onDismiss: () => void;
}

/**
 * Feedback on a change, with undo. It receives the focus, because the pressed button may have moved or been removed.
 */
export function UserFeedback({ feedback: { tone, title, text, undo }, messages: { m }, onDismiss }: UserFeedbackProps) {
  return (
    <FocusOnMount key={title}>
      <Banner
        tone={tone}
        role={tone === 'critical' ? 'alert' : 'status'}
        title={title}
        action={
          undo === undefined ? (
            <Button variant="toolbar" size="sm" iconOnly icon={X} aria-label={m.dismiss} onClick={onDismiss} />
          ) : (
            <Button variant="secondary" size="sm" onClick={undo}>
              {m.undo}
            </Button>
          )
        }
      >
        {text}
      </Banner>
    </FocusOnMount>
  );
}
