import { usePartWhile } from '../../usePartWhile.ts';
import type { StayPage } from '../useStayPage.ts';

const loadAlert = async () => (await import('./BookingAlert.tsx')).BookingAlert;
const reload = () => window.location.reload();
/** Without its code the panel says it. */
const leaveToPanel = () => {};

export interface StartAlertProps {
  page: Pick<StayPage, 'obstacle' | 'isStarting'>;
  /** @default loads the document again */
  onClose?: () => void;
}

/** Opens when the booking could not begin because a request failed (PR-181). */
export function StartAlert({ page: { obstacle, isStarting }, onClose = reload }: StartAlertProps) {
  // Fetched with the quote: when that fails, the code of the dialog would fail, too.
  const isOpen = obstacle === 'failed';
  const { Part: BookingAlert } = usePartWhile(loadAlert, isOpen || isStarting, leaveToPanel);
  return BookingAlert ? <BookingAlert isOpen={isOpen} onClose={onClose} /> : null;
}
