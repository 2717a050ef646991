import { Accordion } from '@sabadora/design-system/Accordion';

export function Example() {
  return (
    <Accordion
      headingLevel={3}
      items={[
        { id: 'cancel', title: 'Can I cancel?', content: 'Until two days before arrival, free of charge.' },
        { id: 'pets', title: 'Are pets welcome?', content: 'In most hotels; the offer says so.' },
      ]}
    />
  );
}
