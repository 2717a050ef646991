import { Button } from '@sabadora/design-system/Button';
import { ToastProvider, useToast } from '@sabadora/design-system/Toast';

function Remove() {
  const { show } = useToast();
  const undo = { label: 'Undo', onPress: () => show({ message: 'Saved again.', tone: 'success' }) };
  return (
    <Button tone="secondary" onClick={() => show({ message: 'Removed from your wishlist.', action: undo })}>
      Remove
    </Button>
  );
}

/** One provider around the whole page. */
export function Example() {
  return (
    <ToastProvider>
      <Remove />
    </ToastProvider>
  );
}
