import { SearchFieldInput } from '@sabadora/design-system/SearchBox';
import { ACTIVITY_ADULTS, FLOW_TABLE, PARTY_KEYS, PARTY_LIMITS, type SearchCriteria } from '@sabadora/domain';
import { useSabadora, type SearchAddressState } from '@sabadora/hooks';
import { useWords } from '../../kit/words/useWords.ts';
import * as styles from './searchPanel.css.ts';
import fieldsMessages from './fields.messages.json';

/** Date fields of the form without JavaScript. The server checks the values and drops invalid dates. */
export function PlainDates({ criteria: { dates } }: { criteria: SearchCriteria }) {
  const words = useWords(fieldsMessages);
  const { today } = useSabadora().now;
  return (
    <div className={styles.plain}>
      <SearchFieldInput
        label={words('searchBox.arrival')}
        type="date"
        inputProps={{ name: 'checkin', min: today }}
        defaultValue={dates?.checkin}
      />
      <SearchFieldInput
        label={words('searchBox.departure')}
        type="date"
        inputProps={{ name: 'checkout', min: today }}
        defaultValue={dates?.checkout}
      />
    </div>
  );
}

/** Fields for the people in the form without JavaScript. */
export function PlainParty({ flow, criteria: { party } }: Pick<SearchAddressState, 'flow' | 'criteria'>) {
  const words = useWords(fieldsMessages);
  const isOfAdults = FLOW_TABLE[flow].people === 'adults';
  const adults = isOfAdults ? ACTIVITY_ADULTS : PARTY_LIMITS.adults;
  return (
    <div className={styles.plain}>
      <SearchFieldInput
        label={words('searchBox.adults')}
        type="number"
        inputProps={{ name: PARTY_KEYS.adults, ...adults }}
        defaultValue={String(party.adults)}
      />
      {!isOfAdults && (
        <>
          <SearchFieldInput
            label={words('searchBox.children')}
            type="number"
            inputProps={{ name: PARTY_KEYS.children, ...PARTY_LIMITS.children }}
            defaultValue={String(party.children)}
          />
          <SearchFieldInput
            label={words('searchBox.babies')}
            type="number"
            inputProps={{ name: PARTY_KEYS.babies, ...PARTY_LIMITS.babies }}
            defaultValue={String(party.babies)}
          />
        </>
      )}
    </div>
  );
}
