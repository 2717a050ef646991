import { useEmailModal } from '@sabadora/hooks';

/** The modal does not open while the visitor types. */
const isBusy = () => document.activeElement instanceof HTMLInputElement;

/** Opens once, ten seconds after the visitor has gone on to a second page. */
export function Example() {
  const { isOpen, answer } = useEmailModal({ from: '/search', isBusy });
  return (
    <dialog open={isOpen} aria-label="Newsletter">
      <p>May we write to you?</p>
      <button type="button" onClick={answer}>
        No, thank you
      </button>
    </dialog>
  );
}
