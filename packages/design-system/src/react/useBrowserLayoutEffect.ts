// oxlint-disable-next-line no-restricted-imports -- the one place that may: this hook is what the rule recommends
import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in a browser; on a server, where React 18 warns about it, an effect that never runs. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
