import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { base, Choosing } from '../../StayCalendar/calendarHarness.tsx';
import { closedOn } from '../../StayCalendar/exampleDays.ts';
import { StayDatesField } from '../../StayDatesField/index.ts';
import { render } from '../render.tsx';
import { everyInteraction, testersBy, waitShortly } from '../testers.ts';

afterEach(() => document.documentElement.removeAttribute('dir'));

/** A field that keeps its dates; Confirm closes it. */
function Field() {
  const [days, setDays] = useState<readonly string[]>([]);
  const [checkIn, checkOut] = days;
  return (
    <StayDatesField
      today={base.today}
      lastDay={base.lastDay}
      dayInfo={base.dayInfo}
      label="Dates"
      checkIn={checkIn}
      checkOut={checkOut}
      onSelectDay={(day) => setDays((before) => (before.length === 1 ? [...before, day] : [day]))}
    />
  );
}

describe.each(everyInteraction)('the calendar’s tester by $interaction with $events', ({ testers }) => {
  test('chooses a stay in months that it turns to, in any language and direction', async () => {
    document.documentElement.dir = 'rtl';
    render(<Choosing />, { locale: 'fr-FR' });
    const calendar = testers.calendar();
    expect(await calendar.stay()).toEqual({ checkIn: undefined, checkOut: undefined });
    await calendar.chooseStay('2027-02-05', '2027-02-07');
    expect(await calendar.stay()).toEqual({ checkIn: '2027-02-05', checkOut: '2027-02-07' });
    expect(await calendar.months()).toContain('2027-02');
    await calendar.chooseStay('2026-12-30', '2027-01-02');
    expect(await calendar.stay()).toEqual({ checkIn: '2026-12-30', checkOut: '2027-01-02' });
    await calendar.clear();
    expect(await calendar.stay()).toEqual({ checkIn: undefined, checkOut: undefined });
  });

  test.each([1280, 390])('opens a dates field at %i px, and confirms', async (width) => {
    await page.viewport(width, 800);
    render(<Field />);
    const calendar = testers.calendar({ field: 'Dates' });
    await calendar.chooseStay('2027-03-05', '2027-03-08');
    await calendar.confirm();
    // Some versions of ICU insert a comma.
    await expect.element(page.getByRole('button', { name: /^Dates Fri 5 – Mon,? 8 Mar/ })).toBeVisible();
    expect(await testers.dialog({ name: 'Dates' }).isOpen()).toBe(false);
  });
});

describe('errors', () => {
  waitShortly();
  const testers = testersBy('mouse');

  test('say why a day cannot be chosen', async () => {
    render(<Choosing dayInfo={closedOn('2026-12-05')} />);
    await expect(testers.calendar().chooseStay('2026-12-05', '2026-12-07')).rejects.toThrow(
      '2026-12-05 cannot be chosen in the calendar of the page: “Saturday, 5 December 2026, Not available”.',
    );
    await expect(testers.calendar().nameOfDay('2026-12-04')).resolves.toMatch(/^Friday, 4 December 2026/);
  });

  test.each(['mouse', 'keyboard'] as const)('say by %s how far the months lead', async (interaction) => {
    render(<Choosing lastDay="2026-12-31" />);
    await expect(testersBy(interaction).calendar().pressDay('2028-01-01')).rejects.toThrow(
      interaction === 'mouse'
        ? 'for 2028-01-01; its months lead no further than 2026-11-01 to 2026-12-31.'
        : 'Went by PageDown from 2026-12-31 towards 2028-01-01; the calendar of the page leads no further.',
    );
  });

  test('say that a day was not taken, that it is no day, and that there is no calendar', async () => {
    const { unmount } = render(<Choosing onSelectDay={() => {}} key="held" />);
    await expect(testers.calendar().pressDay('5 December')).rejects.toThrow('A day is ISO text');
    unmount();
    await expect(testers.calendar().months()).rejects.toThrow(
      'Looked in the page for a calendar; found no day in a grid.',
    );
    await expect(testers.calendar({ field: 'Dates' }).months()).rejects.toThrow(
      'Looked in the page for the button /^Dates(?:\\s|$)/ with aria-haspopup=dialog; found no button.',
    );
  });
});
