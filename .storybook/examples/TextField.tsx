import { TextField } from '@sabadora/design-system/TextField';
import { useState } from 'react';

export function Example() {
  const [email, setEmail] = useState('');
  const isWrong = email !== '' && !email.includes('@');
  return (
    <TextField
      label="E-mail address"
      description="We send the booking there."
      type="email"
      mark="required"
      value={email}
      onChange={setEmail}
      {...(isWrong && { errorMessage: 'An address has an @, e.g. camille@example.com.' })}
      inputProps={{ name: 'email', autoComplete: 'email' }}
    />
  );
}
