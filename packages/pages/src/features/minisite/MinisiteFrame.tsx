import '../frame/documents.css';
import { VisitorConsent } from '../consent/lateParts.ts';
import { useHeaderTouch } from '../frame/header/headerTouch.ts';
import * as frame from '../frame/PageFrame.css.ts';
import type { PageFrameProps } from '../frame/PageFrame.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import { MinisiteFooter, MinisiteHeader } from './lateParts.ts';
import messages from '../frame/PageFrame.messages.json';

/** The frame of every page of a partner's minisite: the partner's name, and a legal footer (CH-172). */
export function PageFrame({ children }: PageFrameProps) {
  const words = useWords(messages);
  useHeaderTouch();
  return (
    <div className={frame.frame}>
      <a className={frame.skip} href="#content">
        {words('chrome.skipToContent')}
      </a>
      <VisitorConsent />
      <MinisiteHeader />
      <main id="content" className={frame.main} tabIndex={-1}>
        {children}
      </main>
      <MinisiteFooter />
    </div>
  );
}
