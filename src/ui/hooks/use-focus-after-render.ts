import { useCallback, useLayoutEffect, useState } from 'react';

/**
 * Returns a function that moves the focus to the element that `find` returns, once React has rendered the changes made in
 * the same event. Until then the element may not exist. The browser's next frame would be too late: a key pressed before
 * it would go to the old focus, and another focus set before it would be lost.
 */
export function useFocusAfterRender(): (find: () => HTMLElement | null | undefined) => void {
  const [request, setRequest] = useState<{ find: () => HTMLElement | null | undefined }>();
  useLayoutEffect(() => request?.find()?.focus(), [request]);
  return useCallback((find) => setRequest({ find }), []);
}
