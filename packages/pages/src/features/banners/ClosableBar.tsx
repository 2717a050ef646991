import { PromoBar, type PromoBarProps } from '@sabadora/design-system/PromoBar';
import { DismissalForm } from './DismissalForm.tsx';
import { useDismissal } from './useDismissal.ts';

/** A promotion bar that stays closed once its close button was pressed. */
export function ClosableBar({ id, ...bar }: PromoBarProps & { id: string }) {
  const { isOpen, close, formId, closeButtonProps } = useDismissal(id);
  if (!isOpen) return null;
  return (
    <>
      <DismissalForm id={formId} />
      <PromoBar {...bar} onOpenChange={close} closeButtonProps={closeButtonProps} />
    </>
  );
}
