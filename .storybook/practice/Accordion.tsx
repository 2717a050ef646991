import { Accordion } from '@sabadora/design-system/Accordion';

export function Do() {
  return (
    <Accordion
      headingLevel={4}
      items={[{ id: 'do-cancel', title: 'Can I cancel?', content: 'Until two days before, free of charge.' }]}
    />
  );
}

export function Dont() {
  return (
    <Accordion
      headingLevel={4}
      items={[{ id: 'dont-fee', title: 'More', content: 'A cleaning fee of 45 € is paid at the hotel.' }]}
    />
  );
}
