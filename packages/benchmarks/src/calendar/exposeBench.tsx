import { createElement, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { EXAMPLE_TODAY, exampleDay } from '../../../design-system/src/StayCalendar/exampleDays.ts';
import type { CalendarUnderTestProps } from './CalendarUnderTest.ts';

/** The eleventh month after the first: a year of months. */
const LAST_DAY = '2027-10-31';

const doNothing = () => {};

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Nothing is "${selector}" here.`);
  return found;
}

/** React's work, its effects and the layout that they lead to; not paint. */
function timed(action: () => void): number {
  const start = performance.now();
  flushSync(action);
  document.body.getBoundingClientRect();
  return performance.now() - start;
}

/** Lets the measuring side drive a calendar on this page. */
export function exposeBench(Calendar: ComponentType<CalendarUnderTestProps>): void {
  const place = document.body.appendChild(document.createElement('div'));
  let root: Root | undefined;
  window.calendarBench = {
    mount(layout) {
      // A phone's dialog, or a panel under the search box.
      place.style.cssText = layout === 'scroll' ? 'width: 390px; height: 700px' : 'width: 760px';
      const props = { today: EXAMPLE_TODAY, lastDay: LAST_DAY, dayInfo: exampleDay, onSelectDay: doNothing };
      const mounted = (root = createRoot(place));
      return timed(() => mounted.render(createElement(Calendar, { ...props, layout })));
    },
    unmount() {
      root?.unmount();
    },
    nextMonth() {
      const button = find('[aria-label="Next month"]');
      return timed(() => button.click());
    },
    arrowKey() {
      const day = find('[data-day][tabindex="0"]');
      day.focus();
      const event = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
      const time = timed(() => day.dispatchEvent(event));
      if (document.activeElement === day) throw new Error('The arrow key moved nothing.');
      return time;
    },
    scrollToEnd() {
      const list = find('[data-month]').parentElement;
      list?.scrollTo({ top: list.scrollHeight, behavior: 'instant' });
    },
    count() {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      let texts = 0;
      while (walker.nextNode()) texts += 1;
      const letters = place.textContent?.length ?? 0;
      return { elements: place.querySelectorAll('*').length, texts, letters };
    },
  };
}
