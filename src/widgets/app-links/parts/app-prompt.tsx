import { Smartphone } from 'lucide';
import { Button, ButtonLink } from '../../../ui/button/button';
import { Icon } from '../../../ui/icon/icon';
import type { appLinksMessages } from '../app-links.messages';

interface AppPromptProps {
  readonly href: string;
  readonly messages: (typeof appLinksMessages)['prompt'];
  readonly onOpen: () => void;
  readonly onDismiss: () => void;
}

/** The phone's own app, offered once. */
export function AppPrompt({ href, messages: words, onOpen, onDismiss }: AppPromptProps) {
  return (
    <section className="tf-app-prompt" aria-label={words.label}>
      <Icon of={Smartphone} />
      <p>
        <span className="tf-medium">{words.title}</span>
        <span className="tf-second tf-quiet">{words.text}</span>
      </p>
      <div className="tf-app-prompt-options">
        <Button variant="base" onClick={onDismiss}>
          {words.dismiss}
        </Button>
        <ButtonLink variant="secondary" href={href} target="_blank" rel="noopener noreferrer" onClick={onOpen}>
          {words.get}
        </ButtonLink>
      </div>
    </section>
  );
}
