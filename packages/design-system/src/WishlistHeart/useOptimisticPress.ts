import { useRef, useState } from 'react';

interface OptimisticPressProps {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void | Promise<unknown>;
}

/** Shows the new state while it is being saved; returns to the old state and reports a failure if saving fails. */
export function useOptimisticPress({ isSelected, onChange }: OptimisticPressProps) {
  /** The state that is being saved; `null` after a failure. */
  const [wanted, setWanted] = useState<boolean | null>();
  const lastSaving = useRef<unknown>(undefined);
  const isPressed = wanted ?? isSelected;

  const press = () => {
    const saving = onChange(!isPressed);
    lastSaving.current = saving;
    setWanted(saving ? !isPressed : undefined);
    // Only the last press counts, because an earlier one may settle later.
    const settle = (outcome: null | undefined) => () => {
      if (saving === lastSaving.current) setWanted(outcome);
    };
    saving?.then(settle(undefined), settle(null));
  };

  const hasFailed = wanted === null;
  return { isPressed, hasFailed, press, forget: () => hasFailed && setWanted(undefined) };
}
