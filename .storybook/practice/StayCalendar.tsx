import { StayCalendar, type StayDay } from '@sabadora/design-system/StayCalendar';

const isFull = (day: string) => day >= '2026-12-20' && day <= '2026-12-27';

const withReason = (day: string): StayDay =>
  isFull(day)
    ? { isSelectable: false, reason: 'Hotel full' }
    : { isSelectable: true, amount: 8900, minNights: 1 };

const withoutReason = (day: string): StayDay => ({ isSelectable: !isFull(day), minNights: 1 });

const rest = { today: '2026-12-01', lastDay: '2026-12-31', layout: 'scroll', onSelectDay: () => {} } as const;

export function Do() {
  return (
    <div className="practice-tall">
      <StayCalendar {...rest} dayInfo={withReason} />
    </div>
  );
}

export function Dont() {
  return (
    <div className="practice-tall">
      <StayCalendar {...rest} dayInfo={withoutReason} hasPrices={false} />
    </div>
  );
}
