import { Button } from '@sabadora/design-system/Button';
import { useScrollPadding } from '@sabadora/design-system/StickyBar';
import { writeConsent, type ConsentAnswer } from '@sabadora/domain';
import { forgetVisitor, useSabadora } from '@sabadora/hooks';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { useWords } from '../words/PageWords.tsx';
import * as styles from './ConsentNotice.css.ts';
import { CONSENT_KEY } from './consentKey.ts';

/** The market's page on data protection (CH-087); each market serves its own under this path. */
const DATA_PROTECTION_PATH = '/content/data-protection';

export interface ConsentNoticeProps {
  /** What was answered before, if anything. */
  answer: ConsentAnswer | undefined;
  /** Times that the visitor asked for the notice: each takes the focus to it. 0 leaves the focus alone. */
  times: number;
  onClose: () => void;
}

/**
 * Asks whether the visit may be counted: a region at the foot of the window, no dialog, so that the page can be used
 * without an answer. The focus goes back to where it came from.
 */
export function ConsentNotice({ answer, times, onClose }: ConsentNoticeProps) {
  const words = useWords();
  const { storage } = useSabadora();
  const id = useId();
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

  const decide = (next: ConsentAnswer) => {
    giveFocusBack(notice.current, cameFrom.current);
    storage.set(CONSENT_KEY, writeConsent(next, Date.now()));
    if (next === 'refused') forgetVisitor(storage);
    onClose();
  };

  return (
    <section ref={notice} className={styles.notice} aria-labelledby={id} tabIndex={-1}>
      <div className={styles.columns}>
        <div>
          <h2 id={id} className={styles.title}>
            {words('consent.title')}
          </h2>
          <p className={styles.text}>
            {words('consent.text')} {answer !== undefined && <>{words(`consent.now.${answer}`)} </>}
            <a href={DATA_PROTECTION_PATH} className={styles.link}>
              {words('consent.policy')}
            </a>
          </p>
        </div>
        <div className={styles.answers}>
          <Button tone="secondary" onClick={() => decide('refused')}>
            {words('consent.refuse')}
          </Button>
          <Button tone="secondary" onClick={() => decide('accepted')}>
            {words('consent.accept')}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** As much room at the end of the page as the notice is tall, so that the last line can be scrolled out from under it. */
function useRoomBelow(notice: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const region = notice.current;
    if (region === null) return undefined;
    const { style } = document.body;
    const observer = new ResizeObserver(() =>
      style.setProperty('padding-block-end', `${region.offsetHeight}px`),
    );
    observer.observe(region);
    return () => {
      observer.disconnect();
      style.removeProperty('padding-block-end');
    };
  }, [notice]);
}

/** Before the notice goes, the focus in it goes where it was, or to the page's content. */
function giveFocusBack(notice: HTMLElement | null, cameFrom: Element | null): void {
  if (!notice?.contains(document.activeElement)) return;
  const target = cameFrom?.isConnected ? cameFrom : document.querySelector('main');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
