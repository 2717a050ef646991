import { SectionTabs } from '@sabadora/design-system/Tabs';

export function Do() {
  return (
    <>
      <SectionTabs label="Sections of the hotel" sections={[{ id: 'garden', label: 'The garden' }]} />
      <h4 id="garden">The garden</h4>
      <p>Under old apple trees.</p>
    </>
  );
}

export function Dont() {
  return (
    <SectionTabs
      label="Pages"
      sections={[
        { id: 'basket', label: 'Basket' },
        { id: 'help', label: 'Help' },
      ]}
    />
  );
}
