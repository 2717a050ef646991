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
  /** What the text is about, heard after "See more", e.g. "the room": two buttons of one page differ. */
  subject?: string | undefined;
  /** Code points shown below 768 px. @default 86 */
  phoneLength?: number | undefined;
  /** Code points shown from 768 px, no fewer than on a phone. @default 250 */
  desktopLength?: number | undefined;
  /** Own words in place of the page's, one by one. */
  words?: Partial<ExpandableTextWords> | undefined;
}

/**
 * The beginning of a text, and the rest once its button is pressed (PR-027, ALG-22). CSS decides which of two cuts is
 * shown, so that the server's page is right at any width; the browser's own search finds what was cut, and shows it.
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
    // Shown at once: the browser scrolls to what it found right after the event.
    const open = () => flushSync(() => setIsOpen(true));
    element?.addEventListener('beforematch', open);
    return () => element?.removeEventListener('beforematch', open);
  }, [box]);

  const toggle = () => {
    setIsOpen(!isOpen);
    // A long text that closes would leave the button, and the visitor, above the window.
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
          {/* Exchanged as a whole: a translator of pages may have wrapped the words. */}
          <span key={String(isOpen)}>{isOpen ? words.seeLess : words.seeMore}</span>
          {subject && <span className={visuallyHidden}>: {subject}</span>}
        </button>
      )}
    </div>
  );
});
