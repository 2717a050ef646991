import { Tabs } from '@sabadora/design-system/Tabs';

export function Do() {
  return (
    <Tabs
      label="Ways to give"
      tabs={[
        { id: 'do-email', label: 'By e-mail', content: 'There within minutes, free of charge.' },
        { id: 'do-post', label: 'By post', content: 'There within three days, 6 €.' },
      ]}
    />
  );
}

export function Dont() {
  return (
    <Tabs
      label="Order"
      tabs={[
        { id: 'dont-dates', label: '1. Dates', content: 'Choose your dates first.' },
        { id: 'dont-guests', label: '2. Guests', content: 'Then say who comes.' },
      ]}
    />
  );
}
