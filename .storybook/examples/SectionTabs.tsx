import { SectionTabs } from '@sabadora/design-system/Tabs';

const sections = [
  { id: 'room', label: 'Room' },
  { id: 'reviews', label: 'Reviews' },
];

export function Example() {
  return (
    <>
      <SectionTabs label="Sections of this stay" sections={sections} />
      {sections.map(({ id, label }) => (
        <section key={id} id={id} aria-label={label}>
          <h3>{label}</h3>
          <p>Two days away, from the sea to the snow line.</p>
        </section>
      ))}
    </>
  );
}
