import { FlowTabs } from '@sabadora/design-system/FlowTabs';
import { useState } from 'react';

export function Do() {
  return (
    <FlowTabs
      label="What would you like to do?"
      value="gifting"
      options={[
        { id: 'booking', label: 'Book a stay', href: '#booking' },
        { id: 'gifting', label: 'Give a stay', href: '#gifting' },
      ]}
    />
  );
}

export function Dont() {
  const [shown, setShown] = useState('email');
  return (
    <>
      <FlowTabs
        label="Format"
        value={shown}
        onChange={setShown}
        options={[
          { id: 'email', label: 'By e-mail', href: '#email' },
          { id: 'post', label: 'By post', href: '#post' },
        ]}
      />
      <p>{shown === 'email' ? 'There within minutes.' : 'There within three days.'}</p>
    </>
  );
}
