import type { Flow, Party, SearchCriteria } from '@sabadora/domain';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { usePart, type PartOnDemand } from '../../kit/parts/usePart.ts';
import { useWords } from '../../kit/words/useWords.ts';
import { datesText } from '../searchBox/dates/datesText.ts';
import { OnDemandField } from '../searchBox/OnDemandField.tsx';
import { partyText } from '../searchBox/participants/partyText.ts';
import { PlainDates, PlainParty } from '../searchBox/PlainFields.tsx';
import * as styles from './TripFields.css.ts';
import fieldsMessages from '../searchBox/fields.messages.json';
import partyTextMessages from '../searchBox/participants/partyText.messages.json';

export interface TripFieldsProps<DatesProps> {
  criteria: SearchCriteria;
  flow: Flow;
  /** The product's calendar. */
  datesField: PartOnDemand<DatesProps>;
  datesProps: DatesProps;
  setParty: (party: Party) => void;
  /**
   * Stacked in a column, side by side from 768 px, or side by side without a frame within a bar. @default 'column'
   */
  layout?: 'row' | 'column' | 'bar';
  /**
   * Whether there are plain fields without JavaScript; only one set of fields on a page may have them. @default true
   */
  hasPlainFields?: boolean;
}

const loadParticipants = async () =>
  (await import('../searchBox/participants/OpenParticipantsField.tsx')).OpenParticipantsField;

/**
 * Fields for dates and people. The code of each is loaded when it is hovered or focused; without JavaScript they are
 * plain fields.
 */
export function TripFields<DatesProps extends object>({
  criteria,
  flow,
  datesField,
  datesProps,
  setParty,
  layout = 'column',
  hasPlainFields = true,
}: TripFieldsProps<DatesProps>) {
  const words = useWords(fieldsMessages, partyTextMessages);
  const { locale } = useShared();
  const { dates, party } = criteria;
  const participants = usePart(loadParticipants);
  return (
    <div className={styles.fields[layout]}>
      <div className={styles.field[layout]}>
        <OnDemandField
          label={words('searchBox.dates')}
          placeholder={words('searchBox.datesPlaceholder')}
          value={dates ? datesText(dates, locale) : undefined}
          field={datesField}
          fieldProps={datesProps}
        />
        {hasPlainFields && <PlainDates criteria={criteria} />}
      </div>
      <div className={styles.field[layout]}>
        <OnDemandField
          label={words('searchBox.travellers')}
          value={partyText(party, words)}
          field={participants}
          fieldProps={{ flow, party, onCommit: setParty }}
        />
        {hasPlainFields && <PlainParty flow={flow} criteria={criteria} />}
      </div>
    </div>
  );
}
