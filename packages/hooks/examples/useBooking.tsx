import { useBooking } from '@sabadora/hooks';
import { useState } from 'react';

export function Example() {
  const { status, booking, find, cancel, forget } = useBooking();
  const [fault, setFault] = useState<string>();
  if (status === 'ready' && booking)
    return (
      <section>
        <h3>{booking.product.label}</h3>
        <button onClick={() => void cancel()}>Cancel it</button>
        <button onClick={forget}>Another booking</button>
      </section>
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        void find({ number: data.get('number') as string, email: data.get('email') as string }).then(
          (result) => setFault(result === 'found' ? undefined : result),
        );
      }}
    >
      <label>
        Number <input name="number" />
      </label>
      <label>
        E-mail <input name="email" type="email" />
      </label>
      <button type="submit">Find it</button>
      {fault !== undefined && <p role="alert">{fault}</p>}
    </form>
  );
}
