import { ChevronEndIcon } from '@sabadora/design-system/Icon';
import { useState, type ReactNode } from 'react';
import { needsScript } from '../../../kit/parts/needsScript.css.ts';
import { InfoDrawer } from './InfoDrawer.tsx';
import * as styles from './info.css.ts';

export interface MoreInfoProps {
  /** Label of the button, e.g. "See the pet policy". */
  label: string;
  /** Title of the drawer. */
  title: string;
  /** Content of the drawer; without JavaScript, it is in the page instead of the button. */
  children: ReactNode;
}

/** A button that opens a drawer with more about its subject (PR-178). */
export function MoreInfo({ label, title, children }: MoreInfoProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${styles.more} ${needsScript}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
        <ChevronEndIcon size="small" />
      </button>
      <noscript>
        <div className={styles.lines}>{children}</div>
      </noscript>
      <InfoDrawer title={title} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className={styles.lines}>{children}</div>
      </InfoDrawer>
    </>
  );
}
