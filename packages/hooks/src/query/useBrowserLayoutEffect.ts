import { useEffect, useLayoutEffect } from 'react';

/** React 18 warns of a layout effect on a server, where neither of the two runs. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
