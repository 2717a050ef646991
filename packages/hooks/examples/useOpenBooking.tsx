import { useOpenBooking } from '@sabadora/hooks';

/** `access` is given with each trip of an account. */
export function Example({ access }: { access: string }) {
  const open = useOpenBooking();
  return (
    <button type="button" onClick={() => open(access)}>
      Open the booking
    </button>
  );
}
