import { Button } from '@sabadora/design-system/Button';
import { type ToastContent, ToastProvider, useToast } from '@sabadora/design-system/Toast';

function Shows({ label, toast }: { label: string; toast: ToastContent }) {
  const { show } = useToast();
  return (
    <Button tone="secondary" onClick={() => show(toast)}>
      {label}
    </Button>
  );
}

const undo = { label: 'Undo', onPress: () => {} };

export function Do() {
  return (
    <ToastProvider>
      <Shows label="Take off" toast={{ message: 'Taken off your wishlist.', action: undo }} />
    </ToastProvider>
  );
}

export function Dont() {
  return (
    <ToastProvider>
      <Shows label="Pay" toast={{ message: 'Your card was declined. Which one would you like to use?' }} />
    </ToastProvider>
  );
}
