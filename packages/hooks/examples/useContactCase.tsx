import { useContactCase } from '@sabadora/hooks';
import { useState } from 'react';

export function Example() {
  const { send, prepare, isSending } = useContactCase();
  const [note, setNote] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        void send({
          name: data.get('name') as string,
          email: data.get('email') as string,
          phone: '',
          description: data.get('description') as string,
          contact_reason: 'other',
        }).then((result) => setNote(result.status));
      }}
    >
      <label>
        Name <input name="name" />
      </label>
      <label>
        E-mail <input name="email" type="email" />
      </label>
      <label>
        Message <textarea name="description" onFocus={prepare} />
      </label>
      <button type="submit" disabled={isSending}>
        Send
      </button>
      <p role="status">{note}</p>
    </form>
  );
}
