import { useCallback } from 'react';
import type { Destination } from '../../runtime/links';
import { goTo } from '../../runtime/navigate';
import { useSettings } from '../../runtime/react/provider';

/** Goes to a destination the host's way; does nothing where the host has no address for it. */
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
