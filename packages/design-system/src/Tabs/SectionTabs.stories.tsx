import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { Button } from '../Button/index.ts';
import { Container, Inline, Stack } from '../Layout/index.ts';
import { StickyBar } from '../StickyBar/index.ts';
import { SectionTabs } from './index.ts';
import { tall } from './stories.css.ts';

const labels = ['Description', 'Room', 'Experience', 'Reviews', 'Hotel', 'Practical info'];
const sections = labels.map((label) => ({ id: label.toLowerCase().replace(' ', '-'), label }));

const Sections = ({ of }: { of: readonly { id: string; label: string }[] }) =>
  of.map(({ id, label }) => (
    <section key={id} id={id} aria-label={label} className={tall}>
      <h2>{label}</h2>
      <p>Two days away, from the sea to the snow line.</p>
    </section>
  ));

/**
 * The contents of a long page as a row of links that look like tabs (PR-018): a press scrolls to a section, and
 * scrolling marks the current one. Nothing is hidden, so the whole page can be read, printed and searched.
 *
 * Not for panels of which one is shown (`Tabs`), nor for links to other pages (`FlowTabs`).
 */
const meta = {
  title: 'Navigation/SectionTabs',
  component: SectionTabs,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Sections', sections },
  render: (args) => (
    <Container>
      <SectionTabs {...args} />
      <Sections of={args.sections} />
    </Container>
  ),
} satisfies Meta<typeof SectionTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

function WithStickyBar() {
  const main = useRef<HTMLDivElement>(null);
  return (
    <>
      <StickyBar label="Booking" appearsAfter={main} shownOn="desktop">
        <Inline justify="between" canWrap={false}>
          <SectionTabs label="Sections, in sight" sections={sections} />
          <Button size="small">Choose dates</Button>
        </Inline>
      </StickyBar>
      <Container>
        <Stack>
          <h1>Hôtel des Dunes</h1>
          <div ref={main}>
            <SectionTabs label="Sections" sections={sections} />
          </div>
        </Stack>
        <Sections of={sections} />
      </Container>
    </>
  );
}

/** On a desktop a bar with the tabs appears once the main ones are out of view (PR-020). */
export const InAStickyBar: Story = { render: () => <WithStickyBar /> };

export const LongestDutch: Story = {
  args: {
    sections: [
      'Omschrijving',
      'Kamerbeschrijving',
      'Wellnessarrangement',
      'Gastenbeoordelingen',
      'Praktische informatie',
    ].map((label) => ({ id: label.toLowerCase().replace(' ', '-'), label })),
  },
};
