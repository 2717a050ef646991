import { Select } from '@sabadora/design-system/Select';
import { activityDateValue, formatDay, readActivityDate } from '@sabadora/domain';
import { useShared } from '../../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../../kit/words/useWords.ts';
import messages from './booking.messages.json';
import { activityFieldId, type StayPage } from '../useStayPage.ts';

/**
 * A field for the day of each activity that takes place on a single day (PR-037…PR-039). The fields are rendered
 * before dates are chosen, so that nothing shifts when the days are known.
 */
export function ActivityDays({ page }: { page: StayPage }) {
  const words = useWords(messages);
  const { locale } = useShared();
  const { detail, activities, obstacle, chooseActivityDate } = page;
  const known = new Map(activities.map((activity) => [activity.activityId, activity]));
  return detail.program.map((item) => {
    if (!('activityId' in item) || item.activityId === null || !item.singleDay) return null;
    const { activityId, title } = item;
    const activity = known.get(activityId);
    const isMissing = obstacle === 'activityDates' && activity !== undefined && activity.chosen === undefined;
    return (
      <Select
        key={activityId}
        id={activityFieldId(activityId)}
        label={title}
        placeholder={words(activity ? 'stay.activityDay' : 'stay.activityDatesFirst')}
        value={activity?.chosen === undefined ? '' : activityDateValue({ activityId, day: activity.chosen })}
        options={(activity?.dates ?? []).map((day) => ({
          value: activityDateValue({ activityId, day }),
          label: formatDay(day, locale, 'full'),
        }))}
        isDisabled={activity === undefined}
        {...(isMissing && { errorMessage: words('stay.activityDatesMissing') })}
        inputProps={{ name: 'activityDates' }}
        onChange={(value) => {
          const choice = readActivityDate(value);
          if (choice) chooseActivityDate(choice);
        }}
      />
    );
  });
}
