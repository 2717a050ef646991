import { forwardRef, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';
import type { RootProps } from '../react/rootProps.ts';
import { useSharedRef } from '../react/useSharedRef.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { useWords } from '../words/index.ts';
import { cutText } from './cutText.ts';
import * as styles from './ExpandableText.css.ts';
import type { ExpandableTextWords } from './words.ts';

export interface ExpandableTextProps extends RootProps {
  /** The whole text; line breaks are kept. */
  text: string;
  /** Subject of the text, e.g. "the room"; visually hidden after "See more", so that a page's buttons differ. */
  subject?: string | undefined;
  /** Code points shown below 768 px. @default 86 */
  phoneLength?: number | undefined;
  /** Code points shown from 768 px, no fewer than on a phone. @default 250 */
  desktopLength?: number | undefined;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<ExpandableTextWords> | undefined;
}

/**
 * The beginning of a text, and the rest after a press on its button (PR-027, ALG-22). CSS selects one of two lengths,
 * so that the server's HTML is right at any width. The browser's search in the page finds hidden text, and opens it.
 */
export const ExpandableText = forwardRef<HTMLDivElement, ExpandableTextProps>(function ExpandableText(
  { text, subject, phoneLength = 86, desktopLength = 250, words: overrides, ...root },
  ref,
) {
  const words = useWords('ExpandableText', overrides);
  const box = useSharedRef(ref);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { head, middle, rest } = cutText(text, { phone: phoneLength, desktop: desktopLength });
  const isCut = !isOpen && middle + rest !== '';

  useBrowserLayoutEffect(() => {
    // React's `hidden` is a boolean, so "until-found" is set here.
    for (const part of box.current?.querySelectorAll('[hidden]') ?? [])
      part.setAttribute('hidden', 'until-found');
  });
  useEffect(() => {
    const element = box.current;
    // Rendered synchronously, because the browser scrolls to the match right after the event.
    const open = () => flushSync(() => setIsOpen(true));
    element?.addEventListener('beforematch', open);
    return () => element?.removeEventListener('beforematch', open);
  }, [box]);

  const toggle = () => {
    setIsOpen(!isOpen);
    // After closing a long text, its button could be above the visible part of the page.
    if (isOpen) requestAnimationFrame(() => button.current?.scrollIntoView({ block: 'nearest' }));
  };

  return (
    <div {...root} ref={box} className={styles.root}>
      <p className={styles.text}>
        {head}
        {middle && isCut && <span className={styles.phoneMark}>…</span>}
        {middle && (
          <span hidden={!isOpen} className={styles.middle}>
            {middle}
          </span>
        )}
        {rest && isCut && <span className={middle ? styles.desktopMark : undefined}>…</span>}
        {rest && (
          <span hidden={!isOpen} className={styles.rest}>
            {rest}
          </span>
        )}
      </p>
      {middle + rest !== '' && (
        <button
          ref={button}
          type="button"
          className={rest ? styles.toggle : `${styles.toggle} ${styles.phoneOnly}`}
          onClick={toggle}
        >
          {/* Replaced as an element: a page translator may have wrapped its text node. */}
          <span key={String(isOpen)}>{isOpen ? words.seeLess : words.seeMore}</span>
          {subject && <span className={visuallyHidden}>: {subject}</span>}
        </button>
      )}
    </div>
  );
});
