import { TextArea } from '@sabadora/design-system/TextArea';
import { useState } from 'react';

export function Example() {
  const [message, setMessage] = useState('Happy birthday! Choose a weekend, we take care of the children.');
  return (
    <TextArea
      label="Your message"
      description="Printed on the card."
      maxLength={300}
      value={message}
      onChange={setMessage}
    />
  );
}
