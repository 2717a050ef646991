import { Button } from '@sabadora/design-system/Button';
import { Stack } from '@sabadora/design-system/Layout';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useWords } from '../../../kit/words/useWords.ts';
import * as styles from './sections.css.ts';
import messages from './Folded.messages.json';

/**
 * A list of buttons that shows its first 124 px and "See more" (SE-139). It unfolds by itself when a button below the
 * fold is already pressed or takes the focus, so that neither stays hidden.
 */
export function Folded({ children }: { children: ReactNode }) {
  const words = useWords(messages);
  const listRef = useRef<HTMLDivElement>(null);
  const [isFolded, setFolded] = useState(true);

  // Not a layout effect: the surrounding panel becomes visible in one, and has no height before.
  useEffect(() => {
    const list = listRef.current;
    if (!list) return;
    const hasPressedBelow = [...list.querySelectorAll('[aria-pressed=true]')].some((button) =>
      isBelowFold(button, list),
    );
    if (hasPressedBelow || list.scrollHeight <= styles.FOLDED_HEIGHT) setFolded(false);
  }, []);

  /** Moves the focus to the first button below the fold, because "See more" disappears. */
  const unfold = () => {
    const list = listRef.current;
    if (!list) return;
    const next = [...list.querySelectorAll('button')].find((button) => isBelowFold(button, list));
    setFolded(false);
    next?.focus({ preventScroll: true });
  };

  return (
    <Stack gap={8} align="start">
      <div
        ref={listRef}
        className={isFolded ? styles.folded : styles.unfolded}
        onFocus={({ target, currentTarget }) => {
          if (isBelowFold(target, currentTarget)) setFolded(false);
        }}
      >
        <Stack gap={16}>{children}</Stack>
      </div>
      {isFolded && (
        <Button tone="quiet" size="small" aria-expanded={false} onClick={unfold}>
          {words('filters.seeMore')}
        </Button>
      )}
    </Stack>
  );
}

function isBelowFold(button: Element, list: Element): boolean {
  return button.getBoundingClientRect().bottom - list.getBoundingClientRect().top > styles.FOLDED_HEIGHT;
}
