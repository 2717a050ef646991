import { useNewsletter } from '@sabadora/hooks';
import { useState } from 'react';

export function Example() {
  const [email, setEmail] = useState('');
  const { status, fault, hint, change, leave, submit } = useNewsletter({ source: 'footer' });
  if (status === 'sent') return <p role="status">Look into your mailbox.</p>;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(email);
      }}
    >
      <label>
        E-mail{' '}
        <input
          type="email"
          value={email}
          aria-invalid={fault !== undefined}
          onChange={(event) => {
            setEmail(event.target.value);
            change(event.target.value);
          }}
          onBlur={() => leave(email)}
        />
      </label>
      <button type="submit">Subscribe</button>
      {fault && <p role="alert">This is no e-mail address: {fault}</p>}
      {hint !== undefined && <p>Did you mean @{hint}?</p>}
    </form>
  );
}
