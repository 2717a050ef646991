import { usePartWhile } from '../../usePartWhile.ts';
import type { StayPage } from '../useStayPage.ts';

const loadAlert = async () => (await import('./BookingAlert.tsx')).BookingAlert;
const reload = () => window.location.reload();
/** If the dialog's code cannot be loaded, the panel shows the failure. */
const leaveToPanel = () => {};

export interface StartAlertProps {
  page: Pick<StayPage, 'obstacle' | 'isStarting'>;
  /** Called when the dialog closes. @default reloads the document */
  onClose?: () => void;
}

/** Dialog shown when the booking could not begin because a request failed (PR-181). */
export function StartAlert({ page: { obstacle, isStarting }, onClose = reload }: StartAlertProps) {
  // Its code is loaded while the booking starts: if that request fails, loading the code would fail too.
  const isOpen = obstacle === 'failed';
  const { Part: BookingAlert } = usePartWhile(loadAlert, isOpen || isStarting, leaveToPanel);
  return BookingAlert ? <BookingAlert isOpen={isOpen} onClose={onClose} /> : null;
}
