import { wordsPlugin } from '@sabadora/pages/vite';
import { siteViteConfig } from '@sabadora/site-host/vite';

const OURS = /packages\/[\w-]+\/src\//;

/** What loads on demand (calendar, travellers, schemas, empty states) or for searching alone. */
const ON_DEMAND =
  /StayCalendar|StayDatesField|Participant|Dropdown|[sS]tay(?:Day|Search|Dates|Calendar)|calendarMonths|schemas|fields|EmptyState/;

export default siteViteConfig({
  plugins: [wordsPlugin()],
  isShell: (id) => OURS.test(id) && !ON_DEMAND.test(id),
});
