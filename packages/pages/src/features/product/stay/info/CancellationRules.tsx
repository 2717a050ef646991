import type { Quote } from '@sabadora/api';
import { formatDay, type IsoDay } from '@sabadora/domain';
import { useSabadora } from '@sabadora/hooks';
import { useShared } from '../../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../../kit/words/useWords.ts';
import messages from './cancellation.messages.json';
import * as styles from './CancellationRules.css.ts';

export interface CancellationRulesProps {
  /** Policy for the chosen dates; undefined without dates. */
  policy: Quote['cancellationPolicy'] | undefined;
  checkin: IsoDay | undefined;
}

/** Cost of changing or cancelling, from today until after the check-in day (PR-147…PR-149, D-050, D-125, ALG-19). */
export function CancellationRules({ policy, checkin }: CancellationRulesProps) {
  const words = useWords(messages);
  const { locale } = useShared();
  const { today } = useSabadora().now;
  if (policy === undefined || checkin === undefined)
    return <p className={styles.line}>{words('stay.cancellationWithoutDates')}</p>;
  const { cancellable, cancellationDeadline: deadline } = policy;
  if (!cancellable || deadline === null || today > deadline)
    return <p className={styles.line}>{words('stay.cancellationNone')}</p>;
  const day = formatDay(deadline, locale, 'long');
  return (
    <ul className={styles.list}>
      <li>{words('stay.cancellationChange', { day })}</li>
      <li>{words('stay.cancellationRefund', { day })}</li>
      <li>{words('stay.cancellationAfter', { day })}</li>
      <li>{words('stay.cancellationNoRefund', { day: formatDay(checkin, locale, 'long') })}</li>
    </ul>
  );
}
