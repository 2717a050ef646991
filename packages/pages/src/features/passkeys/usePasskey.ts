import { useState } from 'react';
import type * as Ceremonies from './ceremonies.ts';
import { passkeyFault, type PasskeyFault } from './passkeyFault.ts';

/** State of using a passkey, one at a time. */
export interface PasskeyUse {
  isBusy: boolean;
  fault: PasskeyFault | undefined;
  /** Starts a ceremony, then opens the path that it resolves with. */
  start: (ceremony: (ceremonies: typeof Ceremonies) => Promise<string>) => Promise<void>;
}

/** @param onFailure Called with the error; returns true if it has handled it. @default handles nothing */
export function usePasskey(onFailure: (error: unknown) => boolean = () => false): PasskeyUse {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<PasskeyFault>();
  return {
    isBusy,
    fault,
    start: async (ceremony) => {
      setBusy(true);
      setFault(undefined);
      let begunMs = performance.now();
      try {
        const loaded = await import('./ceremonies.ts');
        begunMs = performance.now();
        location.assign(await ceremony(loaded));
      } catch (error) {
        setBusy(false);
        if (!onFailure(error)) setFault(passkeyFault(error, performance.now() - begunMs));
      }
    },
  };
}
