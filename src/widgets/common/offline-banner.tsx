import { createContext, useContext, useRef } from 'react';
import { WifiOff } from 'lucide';
import { useOnline } from '../../runtime/react/use-online';
import { useMessages } from '../../runtime/react/use-messages';
import { Icon } from '../../ui/icon/icon';
import { useSpoken } from '../../ui/live-region/announcer';
import { commonMessages } from './common.messages';

const HasPageBanner = createContext(false);

/** Set to true around widgets of a page that has its own offline bar. */
export const OfflineBannerProvider = HasPageBanner.Provider;

/** Floating message that the device is offline, unless the page has its own. */
export function OfflineBanner() {
  const online = useOnline();
  const hasPageBanner = useContext(HasPageBanner);
  return online || hasPageBanner ? null : <Floating />;
}

/**
 * Floats, so the widget's content does not move when the connection is lost. The banners of several widgets overlap
 * exactly.
 */
function Floating() {
  const { m } = useMessages('common', commonMessages);
  const text = useRef<HTMLParagraphElement>(null);
  const spoken = useSpoken(text, true);
  return (
    <div part="offline" className="tf-toasts tf-toasts-raised tf-offline" role={spoken ? undefined : 'status'}>
      <div className="tf-toast">
        <Icon of={WifiOff} />
        <p ref={text}>{m.offline}</p>
      </div>
    </div>
  );
}
