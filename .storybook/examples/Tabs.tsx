import { Tabs } from '@sabadora/design-system/Tabs';

export function Example() {
  return (
    <Tabs
      label="Format of the gift"
      tabs={[
        { id: 'email', label: 'By e-mail', content: 'Arrives within minutes.' },
        { id: 'post', label: 'By post', content: 'Arrives within three working days.' },
      ]}
    />
  );
}
