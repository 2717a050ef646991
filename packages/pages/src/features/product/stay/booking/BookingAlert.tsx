import { Button } from '@sabadora/design-system/Button';
import { Dialog } from '@sabadora/design-system/Dialog';
import { useWords } from '../../../../kit/words/useWords.ts';
import failureMessages from '../../../frame/failure/failure.messages.json';
import messages from './BookingAlert.messages.json';

export interface BookingAlertProps {
  isOpen: boolean;
  /** Called however the dialog is closed; must reload the page. */
  onClose: () => void;
}

/**
 * Dialog that the booking could not begin for a reason that is not the visitor's fault; closing it reloads the page
 * (PR-181).
 */
export function BookingAlert({ isOpen, onClose }: BookingAlertProps) {
  const words = useWords(messages, failureMessages);
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={words('chrome.error')}
      isOpen={isOpen}
      onOpenChange={onClose}
      footer={
        <Button isWide onClick={onClose}>
          {words('stay.alertReload')}
        </Button>
      }
    >
      <p>{words('stay.alertText')}</p>
    </Dialog>
  );
}
