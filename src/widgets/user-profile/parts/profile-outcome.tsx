import { useMessages, type Messages } from '../../../runtime/react/use-messages';
import { Banner } from '../../../ui/banner/banner';
import { Button } from '../../../ui/button/button';
import { FocusOnMount } from '../../../ui/focus-on-mount/focus-on-mount';
import { commonMessages } from '../../common/common.messages';
import type { ProfileFormHandle } from '../use-profile-form';
import type { userProfileMessages } from '../user-profile.messages';

interface ProfileOutcomeProps {
  readonly handle: ProfileFormHandle;
  readonly messages: Messages<typeof userProfileMessages>;
}

/** The outcome of the last press, with the way to take it back, or what stopped it. */
export function ProfileOutcome({ handle: { news, trouble, undo, take }, messages: { m } }: ProfileOutcomeProps) {
  const common = useMessages('common', commonMessages).m;
  if (trouble?.is === 'failed') {
    return (
      <Banner tone="critical" role="alert" title={m.notSaved}>
        {common.errors[trouble.code]}
      </Banner>
    );
  }
  if (trouble?.is === 'clash') {
    return (
      <Banner
        tone="caution"
        role="alert"
        title={m.changed.title}
        action={
          <Button variant="secondary" size="sm" onClick={() => take(trouble.fields)}>
            {m.changed.take}
          </Button>
        }
      >
        {m.changed.text}
      </Banner>
    );
  }
  if (news === null) return null;
  return (
    <FocusOnMount key={news.is}>
      <Banner
        tone={news.is === 'discarded' ? 'neutral' : 'positive'}
        role="status"
        title={m[news.is]}
        action={
          news.is !== 'undone' && (
            <Button variant="secondary" size="sm" onClick={undo}>
              {m.undo}
            </Button>
          )
        }
      />
    </FocusOnMount>
  );
}
