import { useCallback } from 'react';
import type { Destination } from '../../runtime/links';
import { goTo } from '../../runtime/navigate';
import { useSettings } from '../../runtime/react/provider';

/** Returns a function that opens a destination with the host's navigation; it does nothing without an address. */
export function useNavigate(): (destination: Destination) => void {
  const { links } = useSettings();
  return useCallback(
    (destination) => {
      const href = links.href(destination);
      if (href === null) return;
      if (links.navigate) links.navigate(href);
      else goTo(href);
    },
    [links],
  );
}
