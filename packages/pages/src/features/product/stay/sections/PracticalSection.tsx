import type { HotelInFull, Quote } from '@sabadora/api';
import { formatMoney, type IsoDay } from '@sabadora/domain';
import type { ReactNode } from 'react';
import { useShared } from '../../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../../kit/words/useWords.ts';
import messages from '../stay.messages.json';
import { CancellationRules } from '../info/CancellationRules.tsx';
import { Section } from './Section.tsx';
import * as styles from './Section.css.ts';

export interface PracticalSectionProps {
  hotel: HotelInFull;
  /** Of the dates chosen; undefined while there are none. */
  policy: Quote['cancellationPolicy'] | undefined;
  checkin: IsoDay | undefined;
}

/** What to know before arriving: hours, pets, tax, cancellation, and what the hotel says (PR-062, PR-068, PR-147…PR-149). */
export function PracticalSection({ hotel, policy, checkin }: PracticalSectionProps) {
  const words = useWords(messages);
  const { infoGeneral, importantInfos, localTax } = hotel;
  return (
    <Section id="practicalInfo" title={words('stay.section.practicalInfo')}>
      <div className={styles.twoColumns}>
        <Part title={words('stay.hours')} lines={useHours(hotel)} />
        {infoGeneral.map(({ code, title, lines }) => (
          <Part key={code} title={title} lines={lines} />
        ))}
        <Part title={words('stay.pets')} lines={[usePets(hotel)]} />
        {localTax && <Tax tax={localTax} />}
        <Part title={words('stay.cancellation')}>
          <CancellationRules policy={policy} checkin={checkin} />
        </Part>
        <Part title={words('stay.importantInfos')} lines={importantInfos} />
      </div>
    </Section>
  );
}

function Part({
  title,
  lines = [],
  children,
}: {
  title: string;
  lines?: readonly string[];
  children?: ReactNode;
}) {
  if (lines.length === 0 && children === undefined) return null;
  return (
    <div className={styles.part}>
      <h3 className={styles.subtitle}>{title}</h3>
      {lines.map((line) => (
        <p key={line} className={styles.text}>
          {line}
        </p>
      ))}
      {children}
    </div>
  );
}

function useHours({ checkInOut: { checkin, checkinUntil, checkout } }: HotelInFull): string[] {
  const words = useWords(messages);
  return [
    ...(checkin === null
      ? []
      : [
          checkinUntil === null
            ? words('stay.arrivalFrom', { from: checkin })
            : words('stay.arrivalBetween', { from: checkin, until: checkinUntil }),
        ]),
    ...(checkout === null ? [] : [words('stay.departureBy', { until: checkout })]),
  ];
}

function usePets({ policy }: HotelInFull): string {
  const words = useWords(messages);
  const { locale } = useShared();
  const { petsAllowed, petsPrice, petsMaxWeight, petsMaxNumberOfPets: count } = policy;
  if (!petsAllowed) return words('stay.petsRefused');
  return [
    words('stay.petsWelcome', { count }),
    ...(petsMaxWeight === null ? [] : [words('stay.petsWeight', { weight: petsMaxWeight })]),
    ...(petsPrice === null
      ? []
      : [
          petsPrice === 0
            ? words('stay.petsFree')
            : words('stay.petsPrice', { price: formatMoney(petsPrice, locale) }),
        ]),
  ].join(', ');
}

/** How the town's tax is reckoned; what it comes to is the quote's to say (PR-068, D-147). */
function Tax({ tax }: { tax: NonNullable<HotelInFull['localTax']> }) {
  const words = useWords(messages);
  const { locale } = useShared();
  const { type, amount, percentage, toBePaidAtHotel } = tax;
  const rate =
    type === 'BOOKING_PERCENTAGE'
      ? words('stay.taxPercentage', { percentage: percentage ?? 0 })
      : words('stay.taxPerPerson', { amount: formatMoney(amount ?? 0, locale) });
  return (
    <Part title={words('stay.tax')} lines={[rate, ...(toBePaidAtHotel ? [words('stay.taxAtHotel')] : [])]} />
  );
}
