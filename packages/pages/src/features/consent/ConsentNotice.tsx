import { Button } from '@sabadora/design-system/Button';
import { setStickyBottom, useScrollPadding } from '@sabadora/design-system/StickyBar';
import { writeConsent, type ConsentChoice } from '@sabadora/domain';
import { useSabadora } from '@sabadora/hooks';
import { use, useEffect, useRef, type RefObject } from 'react';
import { DATA_PROTECTION_PATH } from '../frame/paths.ts';
import { useWords } from '../../kit/words/useWords.ts';
import * as styles from './ConsentNotice.css.ts';
import { CONSENT_KEY } from './consentKey.ts';
import messages from './ConsentNotice.messages.json';

const CHOICES = [
  ['refused', 'consent.refuse'],
  ['accepted', 'consent.accept'],
] as const;

/** How long the notice waits for the page's fonts, in milliseconds. */
const FONTS_LIMIT_MS = 3000;

/** Resolves once the page's fonts have arrived, at the latest after `FONTS_LIMIT_MS`. */
const fontsOrLimit = Promise.race([
  document.fonts.ready,
  new Promise((resolve) => {
    setTimeout(resolve, FONTS_LIMIT_MS);
  }),
]);

export interface ConsentNoticeProps {
  /** The earlier choice, if any. */
  choice: ConsentChoice | undefined;
  /** How often the visitor has opened the notice; the focus moves to it each time. 0 does not move the focus. */
  times: number;
  onClose: () => void;
}

/**
 * The notice for consent to tracking. It is a region at the bottom of the window and not a dialog, so that the page
 * can be used without a choice. Once it closes, the focus returns to where it was. It suspends until the page's fonts
 * are there: its text can need another line in them than in the fallback, which would move the notice.
 */
export function ConsentNotice({ choice, times, onClose }: ConsentNoticeProps) {
  use(fontsOrLimit);
  const words = useWords(messages);
  const { storage } = useSabadora();
  const notice = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  useScrollPadding(notice, 'bottom', true);
  useRoomBelow(notice);
  useEffect(() => {
    const region = notice.current;
    const rememberFocus = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element && !region?.contains(relatedTarget))
        cameFrom.current = relatedTarget;
    };
    region?.addEventListener('focusin', rememberFocus);
    return () => region?.removeEventListener('focusin', rememberFocus);
  }, []);
  useEffect(() => {
    if (times > 0) notice.current?.focus();
  }, [times]);

  const decide = (next: ConsentChoice) => {
    giveFocusBack(notice.current, cameFrom.current);
    storage.set(CONSENT_KEY, writeConsent(next, Date.now()));
    onClose();
  };

  return (
    <section ref={notice} className={styles.notice} aria-label={words('consent.title')} tabIndex={-1}>
      <div className={styles.row}>
        <p className={styles.text}>
          {words('consent.text')} {choice !== undefined && <>{words(`consent.now.${choice}`)} </>}
          <a href={DATA_PROTECTION_PATH} className={styles.link}>
            {words('consent.policy')}
          </a>
        </p>
        <div className={styles.choices}>
          {CHOICES.map(([next, label]) => (
            <Button
              key={next}
              tone="secondary"
              size="small"
              className={styles.choice}
              onClick={() => decide(next)}
            >
              {words(label)}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Adds room for the notice below the page, so that it covers neither the last line nor sticky bars. */
function useRoomBelow(notice: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const region = notice.current;
    if (region === null) return undefined;
    const { body } = document;
    const observer = new ResizeObserver(() => {
      body.style.setProperty('padding-block-end', `${region.offsetHeight}px`);
      setStickyBottom(region.offsetHeight);
    });
    observer.observe(region);
    return () => {
      observer.disconnect();
      body.style.removeProperty('padding-block-end');
      setStickyBottom(0);
    };
  }, [notice]);
}

/** Moves the focus out of the notice before it closes: back to where it was, or else to the page's content. */
function giveFocusBack(notice: HTMLElement | null, cameFrom: Element | null): void {
  if (!notice?.contains(document.activeElement)) return;
  const target = cameFrom?.isConnected ? cameFrom : document.querySelector('main');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
