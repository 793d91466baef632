import { useEffect, useLayoutEffect } from 'react';

/** A layout effect that does nothing on the server, without React's warning about it. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
