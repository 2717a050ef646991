import { useOpenBooking } from '@sabadora/hooks';

/** Each trip of an account has an `access`. */
export function Example({ access }: { access: string }) {
  const open = useOpenBooking();
  return (
    <button type="button" onClick={() => open(access)}>
      Open the booking
    </button>
  );
}
