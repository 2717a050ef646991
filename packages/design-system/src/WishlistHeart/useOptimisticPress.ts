import { useRef, useState } from 'react';

interface OptimisticPressProps {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void | Promise<unknown>;
}

/** Shows a press as done while its saving is under way; takes it back, and says so, when that fails. */
export function useOptimisticPress({ isSelected, onChange }: OptimisticPressProps) {
  /** What is being saved; `null` after a saving that failed. */
  const [wanted, setWanted] = useState<boolean | null>();
  const lastSaving = useRef<unknown>(undefined);
  const isPressed = wanted ?? isSelected;

  const press = () => {
    const saving = onChange(!isPressed);
    lastSaving.current = saving;
    setWanted(saving ? !isPressed : undefined);
    // Only the last press counts: the result of an earlier one may come later.
    const settle = (outcome: null | undefined) => () => {
      if (saving === lastSaving.current) setWanted(outcome);
    };
    saving?.then(settle(undefined), settle(null));
  };

  const hasFailed = wanted === null;
  return { isPressed, hasFailed, press, forget: () => hasFailed && setWanted(undefined) };
}
