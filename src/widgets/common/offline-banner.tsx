import { createContext, useContext, useRef } from 'react';
import { WifiOff } from 'lucide';
import { useOnline } from '../../runtime/react/use-online';
import { useMessages } from '../../runtime/react/use-messages';
import { Icon } from '../../ui/icon/icon';
import { useSpoken } from '../../ui/live-region/announcer';
import { commonMessages } from './common.messages';

const Said = createContext(false);

/** Around widgets of a page that has one bar of its own for being offline. */
export const OfflineBannerProvider = Said.Provider;

/** Says over the foot of the window that the device is offline, unless its page says so for all. */
export function OfflineBanner() {
  const online = useOnline();
  const said = useContext(Said);
  return online || said ? null : <Floating />;
}

/** Floats: what a widget still holds does not move when the connection goes. That of another widget covers it exactly. */
function Floating() {
  const { m } = useMessages('common', commonMessages);
  const words = useRef<HTMLParagraphElement>(null);
  const spoken = useSpoken(words, true);
  return (
    <div className="tf-toasts tf-offline" role={spoken ? undefined : 'status'}>
      <div className="tf-toast">
        <Icon of={WifiOff} />
        <p ref={words}>{m.offline}</p>
      </div>
    </div>
  );
}
