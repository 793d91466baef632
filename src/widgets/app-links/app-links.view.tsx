import { useId } from 'react';
import { CupSoda, ExternalLink, type IconNode, Smartphone } from 'lucide';
import type { Messages } from '../../runtime/react/use-messages';
import { Icon } from '../../ui/icon/icon';
import { CardHeader, CardList } from '../../ui/card/card';
import { Card } from '../../ui/card/card-container';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden';
import { Button, ButtonLink } from '../../ui/button/button';
import { usePartLevel } from '../common/heading';
import type { appLinksMessages } from './app-links.messages';
import type { AppLink } from './app-links.rules';

const icons: Readonly<Record<AppLink['link'], IconNode>> = { fountain: CupSoda, ios: Smartphone, android: Smartphone };

interface AppListProps {
  readonly m: Messages<typeof appLinksMessages>['m'];
  readonly links: readonly AppLink[];
  readonly onOpen: (link: AppLink) => void;
}

/** List of the links, each with its purpose. A link opens a new window and states that in its name. */
export function AppList({ links, m, onOpen }: AppListProps) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader title={m.title} titleId={titleId} level={usePartLevel()} />
      <CardList>
        {links.map((link) => (
          <li key={link.link} part="app" className="tf-app">
            <a
              part="app-link"
              className="tf-app-link"
              href={link.href}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => onOpen(link)}
            >
              <Icon of={icons[link.link]} />
              <span>
                <span className="tf-medium">{m[link.link].title}</span>
                <span className="tf-second tf-quiet">{m[link.link].text}</span>
              </span>
              <VisuallyHidden>{m.newWindow}</VisuallyHidden>
              <Icon of={ExternalLink} size="sm" />
            </a>
          </li>
        ))}
      </CardList>
    </Card>
  );
}

interface AppPromptProps {
  readonly href: string;
  readonly messages: (typeof appLinksMessages)['prompt'];
  readonly onOpen: () => void;
  readonly onDismiss: () => void;
}

/** Prompt for the app of the buyer's phone; a dismissed prompt does not appear again. */
export function AppPrompt({ href, messages: texts, onOpen, onDismiss }: AppPromptProps) {
  return (
    <section part="app-prompt" className="tf-app-prompt" aria-label={texts.label}>
      <Icon of={Smartphone} />
      <p>
        <span className="tf-medium">{texts.title}</span>
        <span className="tf-second tf-quiet">{texts.text}</span>
      </p>
      <div part="app-prompt-options" className="tf-app-prompt-options">
        <Button variant="base" onClick={onDismiss}>
          {texts.dismiss}
        </Button>
        <ButtonLink variant="secondary" href={href} target="_blank" rel="noopener noreferrer" onClick={onOpen}>
          {texts.get}
        </ButtonLink>
      </div>
    </section>
  );
}
