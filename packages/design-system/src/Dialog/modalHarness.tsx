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

/** Props of the page of a harness. */
export interface ModalPageProps extends Partial<ModalProps> {
  onClose?: (reason: OpenChangeReason) => void;
}

export interface ModalHarness {
  /** A page with a button, "Filters", that opens the modal, "All filters". */
  Page: (props: ModalPageProps) => JSX.Element;
  /** Opens it by the keyboard and waits until its motion has ended. */
  open: () => Promise<HTMLDialogElement>;
  /** Waits until it is no longer rendered. */
  gone: () => Promise<void>;
  /** Presses at the top start corner of the screen, which only the full placement covers. */
  clickOutside: () => Promise<void>;
}

/** The helpers that the test suites of a modal use. */
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
