import { useEffect, useLayoutEffect } from 'react';

/** `useEffect` on a server, because React 18 warns about layout effects there; neither effect runs on a server. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
