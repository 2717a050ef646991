import { type ComponentType, type JSX, useState } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../theme/index.ts';
import { screen, waitFor } from '../testing/render.tsx';
import { settled } from '../testing/settle.ts';
import type { OpenChangeReason } from '../layers/useOpenState.ts';
import type { ModalProps } from './Modal.tsx';

/** A modal of the design system, in one of its placements. */
export type Overlay = ComponentType<ModalProps>;

/** What the page of a harness takes. */
export interface ModalPageProps extends Partial<ModalProps> {
  onClose?: (reason: OpenChangeReason) => void;
}

export interface ModalHarness {
  /** A page with a button, "Filters", that opens the modal, "All filters". */
  Page: (props: ModalPageProps) => JSX.Element;
  /** Opens it by the keyboard and waits until its motion has ended. */
  open: () => Promise<HTMLDialogElement>;
  /** Waits until nothing of it is drawn any more. */
  gone: () => Promise<void>;
  /** A press at the top start corner of the screen, which no placement but the full one covers. */
  clickOutside: () => Promise<void>;
}

/** What the suites of a modal work with. */
export function modalHarness(Overlay: Overlay): ModalHarness {
  function Page({ onClose, ...props }: ModalPageProps) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Filters
        </button>
        <a href="#behind">Behind</a>
        <Overlay
          title="All filters"
          isOpen={isOpen}
          onOpenChange={(willBeOpen, { reason }) => {
            onClose?.(reason);
            setOpen(willBeOpen);
          }}
          {...props}
        >
          {props.children ?? <input aria-label="Least price" />}
        </Overlay>
      </>
    );
  }

  const open = async () => {
    screen.getByRole('button', { name: 'Filters' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'All filters' });
    await settled(dialog);
    return dialog;
  };

  const gone = () => waitFor(() => expect(document.querySelector('dialog')).toBeNull());

  const clickOutside = () =>
    userEvent.click(document.documentElement, { position: { x: 4, y: 4 }, force: true });

  return { Page, open, gone, clickOutside };
}
