import { useCallback, useLayoutEffect, useState } from 'react';

/**
 * Returns a function that moves the focus to the element that `find` returns, once React has drawn the changes made in
 * the same event. Before that the element may not exist yet; in the browser's next frame it would be too late, because a
 * key pressed before it goes to the old focus, and a focus moved before it is taken away again.
 */
export function useFocusAfterRender(): (find: () => HTMLElement | null | undefined) => void {
  const [request, setRequest] = useState<{ find: () => HTMLElement | null | undefined }>();
  useLayoutEffect(() => request?.find()?.focus(), [request]);
  return useCallback((find) => setRequest({ find }), []);
}
