import { useShared } from '../../../../kit/document/PageRoot.tsx';
import { usePart } from '../../../../kit/parts/usePart.ts';
import { useWords } from '../../../../kit/words/useWords.ts';
import { datesText } from '../../../searchBox/dates/datesText.ts';
import { OnDemandField } from '../../../searchBox/OnDemandField.tsx';
import { partyText } from '../../../searchBox/participants/partyText.ts';
import { PlainDates, PlainParty } from '../../../searchBox/PlainFields.tsx';
import { useEffect } from 'react';
import type { StayPage } from '../useStayPage.ts';
import * as styles from './BookingFields.css.ts';
import fieldsMessages from '../../../searchBox/fields.messages.json';
import partyTextMessages from '../../../searchBox/participants/partyText.messages.json';

const loadDates = async () => (await import('./OpenStayDates.tsx')).OpenStayDates;
const loadParticipants = async () =>
  (await import('../../../searchBox/participants/OpenParticipantsField.tsx')).OpenParticipantsField;

/** When, and who: the code behind each comes as the field is approached; without JavaScript plain fields. */
export function BookingFields({ page }: { page: StayPage }) {
  const common = useWords(fieldsMessages, partyTextMessages);
  const { locale } = useShared();
  const { criteria, flow, wanted, setParty } = page;
  const { dates, party } = criteria;
  const datesField = usePart(loadDates);
  const participants = usePart(loadParticipants);
  const { show } = datesField;

  // Booking was asked for somewhere on the page.
  useEffect(() => {
    if (wanted) void show();
  }, [wanted, show]);

  return (
    <div className={styles.fields}>
      <div className={styles.field}>
        <OnDemandField
          label={common('searchBox.dates')}
          placeholder={common('searchBox.datesPlaceholder')}
          value={dates ? datesText(dates, locale) : undefined}
          field={datesField}
          fieldProps={{ page }}
        />
        <PlainDates criteria={criteria} />
      </div>
      <div className={styles.field}>
        <OnDemandField
          label={common('searchBox.travellers')}
          value={partyText(party, common)}
          field={participants}
          fieldProps={{ flow, party, onCommit: setParty }}
        />
        <PlainParty flow={flow} criteria={criteria} />
      </div>
    </div>
  );
}
