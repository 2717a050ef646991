import '../plain/calendar.css';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { exposeReact } from '../exposeReact.ts';
import { nextDay, type PlainDay, plainMonth, rangePart, weekdays } from '../plain/month.ts';
import { TODAY } from '../stay.ts';

interface Choice {
  focused: string;
  checkIn: string | undefined;
  hovered: string | undefined;
  onChoose: (iso: string) => void;
  onHover: (iso: string) => void;
}

/**
 * A straightforward calendar in React: it renders all months, has the focused, chosen and hovered day in its state,
 * and renders everything again when one of them changes.
 */
function Calendar({ isLong }: { isLong: boolean }) {
  const [start, setStart] = useState(0);
  const [focused, setFocused] = useState(TODAY);
  const [checkIn, setCheckIn] = useState<string>();
  const [hovered, setHovered] = useState<string>();
  const months = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);

  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    months.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight') return;
    const from = event.target instanceof HTMLElement ? (event.target.dataset['day'] ?? focused) : focused;
    wantsFocus.current = true;
    setFocused(nextDay(from));
  };
  const choice = { focused, checkIn, hovered, onChoose: setCheckIn, onHover: setHovered };
  const drawn = Array.from({ length: isLong ? 12 : 2 }, (_, index) => start + index);
  const list = (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the cells inside take the focus
    <div ref={months} className={isLong ? 'list' : 'pages'} onKeyDown={move}>
      {drawn.map((offset) => (
        <Month key={offset} offset={offset} {...choice} />
      ))}
    </div>
  );
  return (
    <div className="calendar" data-layout={isLong ? 'scroll' : 'months'}>
      {isLong ? (
        list
      ) : (
        <div className="pager">
          <Arrow name="previous" label="Previous month" onPress={() => setStart(Math.max(0, start - 1))} />
          <Arrow name="next" label="Next month" onPress={() => setStart(start + 1)} />
          <p className="hidden" aria-live="polite">
            {plainMonth(start).title} – {plainMonth(start + 1).title}
          </p>
          {list}
        </div>
      )}
      <div className="bar">
        <p>{checkIn ?? 'Choose your check-in'}</p>
      </div>
    </div>
  );
}

function Month({ offset, ...choice }: Choice & { offset: number }) {
  const { iso, title, before, weeks } = plainMonth(offset);
  return (
    <section className="month" data-month={iso}>
      <h3 id={iso}>{title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the APG's own pattern */}
      <table role="grid" aria-labelledby={iso} aria-multiselectable="true">
        <thead>
          <tr>
            {weekdays().map(({ short, long }) => (
              <th key={long} scope="col" aria-label={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={week[0]?.iso}>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it only keeps the columns */}
              {index === 0 && before > 0 && <td colSpan={before} />}
              {week.map((day) => (
                <Day key={day.iso} day={day} {...choice} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Day({ day, focused, checkIn, hovered, onChoose, onHover }: Choice & { day: PlainDay }) {
  return (
    <td
      tabIndex={day.iso === focused ? 0 : -1}
      className="day"
      data-day={day.iso}
      data-note={day.note}
      data-range={day.iso === checkIn ? 'alone' : undefined}
      data-preview={rangePart(day.iso, checkIn, hovered)}
      data-cheapest={day.isCheapest ? '' : undefined}
      data-closed={day.isClosed ? '' : undefined}
      aria-label={day.name}
      aria-current={day.iso === TODAY ? 'date' : undefined}
      aria-selected={day.iso === checkIn}
      aria-disabled={day.isOpen ? undefined : true}
      onClick={() => day.isOpen && onChoose(day.iso)}
      onPointerEnter={() => onHover(day.iso)}
    >
      {day.date}
      {day.price !== undefined && <span className="price" data-price={day.price} />}
    </td>
  );
}

function Arrow({ name, label, onPress }: { name: string; label: string; onPress: () => void }) {
  return (
    <button type="button" className={`arrow ${name}`} aria-label={label} onClick={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="m15 5-7 7 7 7" fill="none" stroke="currentColor" />
      </svg>
    </button>
  );
}

exposeReact((variant) => <Calendar isLong={variant === 'twelve months'} />);
