import { useEmailModal } from '@sabadora/hooks';

/** Somebody who types is not disturbed. */
const isBusy = () => document.activeElement instanceof HTMLInputElement;

/** Ten seconds after a visitor went on to a second page, once. */
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
