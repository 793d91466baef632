import { useRef, useState, useSyncExternalStore } from 'react';
import { useSettings } from '../../runtime/react/provider';
import { useMessages } from '../../runtime/react/use-messages';
import { useAnnounce } from '../../ui/live-region/announcer';
import { defineWidget, type WidgetTools } from '../common/define-widget';
import { fillSlot } from '../common/slots';
import { appLinksContract } from './app-links.contract';
import { appLinksMessages } from './app-links.messages';
import {
  type AppPlatform,
  appLinksOf,
  platformFrom,
  platformOf,
  rememberDismissed,
  wasDismissed,
} from './app-links.rules';
import type { AppLinksEvents, AppLinksProps } from './app-links.types';
import { AppList, AppPrompt } from './app-links.view';

// Neither value changes while the page is open.
const subscribeNever = () => () => {};

function AppLinksBody(props: AppLinksProps & WidgetTools<AppLinksEvents>) {
  const { emit, slots = {}, messages: overrides } = props;
  const { storage } = useSettings();
  const { m } = useMessages(appLinksContract.name, appLinksMessages, overrides);
  const announce = useAnnounce();
  const devicePlatform = useSyncExternalStore<AppPlatform | null>(
    subscribeNever,
    () => platformOf(navigator),
    () => null,
  );
  // A server has no access to the browser's storage and renders no prompt.
  const wasDismissedBefore = useSyncExternalStore(
    subscribeNever,
    () => wasDismissed(storage),
    () => true,
  );
  const [dismissed, setDismissed] = useState(false);
  const container = useRef<HTMLDivElement>(null);

  const links = appLinksOf(props);
  const onOpen = (link: (typeof links)[number]) => emit('link-open', { link: link.link, href: link.href });
  if (props.layout !== 'prompt') {
    return links.length === 0 ? fillSlot(slots.empty, null) : <AppList links={links} m={m} onOpen={onOpen} />;
  }

  const platform = platformFrom(props.platform) ?? devicePlatform;
  const app = links.find(({ link }) => link === platform);
  const isPromptVisible = app !== undefined && platform !== null && !wasDismissedBefore && !dismissed;
  return (
    // Stays mounted after the prompt, because it receives the focus.
    <div ref={container} tabIndex={-1} className="tf-app-place">
      {isPromptVisible && (
        <AppPrompt
          href={app.href}
          messages={m.prompt}
          onOpen={() => onOpen(app)}
          onDismiss={() => {
            container.current?.focus();
            rememberDismissed(storage);
            setDismissed(true);
            announce(m.prompt.dismissed);
            emit('dismiss', { platform });
          }}
        />
      )}
    </div>
  );
}

/** Links to other applications: Fountain and Freestyle, and the mobile apps. */
export const AppLinks = /* @__PURE__ */ defineWidget<AppLinksProps, AppLinksEvents>(appLinksContract, AppLinksBody);
