import { defineKeys } from '../keyboard/defineKeys.ts';

/** Keys of the days. Closed days can be reached too, so that screen readers announce their reasons. */
export const stayCalendarKeys = defineKeys({
  widget: 'StayCalendar',
  pattern: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/',
  rows: {
    Tab: {
      does: 'Moves into the months, to the check-in or else to today, and then on to what follows them.',
    },
    ArrowRight: { does: 'Moves to the next day, in the next month if need be.', isMirrored: true },
    ArrowLeft: { does: 'Moves to the previous day, in the previous month if need be.', isMirrored: true },
    ArrowDown: { does: 'Moves to the same day of the next week.' },
    ArrowUp: { does: 'Moves to the same day of the previous week.' },
    Home: { does: 'Moves to the first day of the week, in our markets Monday.' },
    End: { does: 'Moves to the last day of the week, in our markets Sunday.' },
    PageDown: { does: 'Moves to the same day of the next month, or to its last day.' },
    PageUp: { does: 'Moves to the same day of the previous month, or to its last day.' },
    'Shift+PageDown': { does: 'Moves to the same day of the next year.' },
    'Shift+PageUp': { does: 'Moves to the same day of the previous year.' },
    Enter: { does: 'Chooses the day, unless it is closed.' },
    Space: { does: 'Chooses the day, unless it is closed.' },
  },
});
