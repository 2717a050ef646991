import '../plain/calendar.css';
import { nextDay, type PlainDay, plainMonth, rangePart, weekdays } from '../plain/month.ts';
import { TODAY } from '../stay.ts';
import { expose } from '../subject.ts';
import { drawing, make } from './make.ts';

// The calendar without React, which measures the browser's own work for the elements and their changes.

const flag = (isOn: boolean) => (isOn ? '' : undefined);

function dayCell(day: PlainDay): HTMLElement {
  const attributes = {
    tabindex: day.iso === TODAY ? '0' : '-1',
    class: 'day',
    'data-day': day.iso,
    'data-note': day.note,
    'data-cheapest': flag(day.isCheapest),
    'data-closed': flag(day.isClosed),
    'aria-label': day.name,
    'aria-current': day.iso === TODAY ? 'date' : undefined,
    'aria-selected': 'false',
    'aria-disabled': day.isOpen ? undefined : 'true',
  };
  const price = day.price === undefined ? [] : [make('span', { class: 'price', 'data-price': day.price })];
  return make('td', attributes, String(day.date), ...price);
}

function monthSection(offset: number): HTMLElement {
  const { iso, title, before, weeks } = plainMonth(offset);
  const heads = weekdays().map(({ short, long }) => make('th', { scope: 'col', 'aria-label': long }, short));
  const rows = weeks.map((week, index) => {
    const gap = index === 0 && before > 0 ? [make('td', { colspan: String(before) })] : [];
    return make('tr', {}, ...gap, ...week.map(dayCell));
  });
  const grid = { role: 'grid', 'aria-labelledby': iso, 'aria-multiselectable': 'true' };
  const table = make('table', grid, make('thead', {}, make('tr', {}, ...heads)), make('tbody', {}, ...rows));
  return make('section', { class: 'month', 'data-month': iso }, make('h3', { id: iso }, title), table);
}

const cellOf = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-day]') : null;
const dayOf = (cell: HTMLElement) => cell.dataset['day'] ?? '';

/** Handles keys, presses and the range under the pointer, with listeners on one element for all days. */
function listen(list: HTMLElement): void {
  let checkIn: string | undefined;
  list.addEventListener('keydown', (event) => {
    const cell = cellOf(event);
    if (event.key !== 'ArrowRight' || !cell) return;
    const next = list.querySelector<HTMLElement>(`[data-day="${nextDay(dayOf(cell))}"]`);
    cell.tabIndex = -1;
    if (!next) return;
    next.tabIndex = 0;
    next.focus();
  });
  list.addEventListener('click', (event) => {
    const cell = cellOf(event);
    if (!cell) return;
    checkIn = dayOf(cell);
    cell.dataset['range'] = 'alone';
    cell.setAttribute('aria-selected', 'true');
  });
  list.addEventListener('pointerover', (event) => {
    const hovered = cellOf(event);
    if (!hovered) return;
    for (const cell of list.querySelectorAll<HTMLElement>('[data-day]')) {
      const part = rangePart(dayOf(cell), checkIn, dayOf(hovered));
      if (part === undefined) delete cell.dataset['preview'];
      else cell.dataset['preview'] = part;
    }
  });
}

function calendar(isLong: boolean): HTMLElement {
  const list = make('div', { class: isLong ? 'list' : 'pages' });
  list.append(...Array.from({ length: isLong ? 12 : 2 }, (_, offset) => monthSection(offset)));
  listen(list);
  const bar = make('div', { class: 'bar' }, make('p', {}, 'Choose your check-in'));
  if (isLong) return make('div', { class: 'calendar', 'data-layout': 'scroll' }, list, bar);

  let start = 0;
  const spoken = make('p', { class: 'hidden', 'aria-live': 'polite' });
  const speak = () => spoken.replaceChildren(`${plainMonth(start).title} – ${plainMonth(start + 1).title}`);
  speak();
  const arrow = (name: string, label: string) =>
    make('button', { class: `arrow ${name}`, 'aria-label': label }, drawing('m15 5-7 7 7 7'));
  const next = arrow('next', 'Next month');
  next.addEventListener('click', () => {
    start += 1;
    list.firstElementChild?.remove();
    list.append(monthSection(start + 1));
    speak();
  });
  const pager = make('div', { class: 'pager' }, arrow('previous', 'Previous month'), next, spoken, list);
  return make('div', { class: 'calendar', 'data-layout': 'months' }, pager, bar);
}

let shown: HTMLElement | undefined;
expose({
  mount(place, variant) {
    shown = calendar(variant === 'twelve months');
    place.append(shown);
  },
  unmount: () => shown?.remove(),
});
