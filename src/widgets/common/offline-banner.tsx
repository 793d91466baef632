import { createContext, type ReactNode, useContext } from 'react';
import { WifiOff } from 'lucide';
import { useOnline } from '../../runtime/react/use-online';
import { useMessages } from '../../runtime/react/use-messages';
import { Banner } from '../../ui/banner/banner';
import { commonMessages } from './common.messages';

const Said = createContext(false);

/** Around widgets of a page that has one bar of its own for being offline. */
export const OfflineBannerProvider = Said.Provider;

/** Stands above what a widget still holds while the device is offline, unless its page says so for all. */
export function OfflineBanner({ children }: { children?: ReactNode }) {
  const { m } = useMessages('common', commonMessages);
  const online = useOnline();
  const said = useContext(Said);
  if (online || said) return null;
  return <Banner role="status" icon={WifiOff} title={children ?? m.offline} />;
}
