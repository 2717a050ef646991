import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { Button } from '../Button/index.ts';
import { Container, Inline } from '../Layout/index.ts';
import { StickyBar, type StickyBarProps } from './index.ts';

const Paragraphs = () =>
  Array.from({ length: 40 }, (_, index) => (
    <p key={index}>
      <a href="#x">A weekend by the sea, {index + 1}</a>
    </p>
  ));

const actions = (
  <Inline justify="between" canWrap={false}>
    <span>2 nights from 178 €</span>
    <Button size="small">Choose dates</Button>
  </Inline>
);

/**
 * A bar that sticks to the top or the bottom of the window: the tabs and the booking of a stay, the actions of a
 * search on a phone. Focused elements and scroll targets are never covered by it.
 *
 * Not for temporary messages (`Toast`), nor for the search in one line (`SearchSummaryBar`, which uses it). At most
 * one at each edge.
 */
const meta = {
  title: 'Structure/StickyBar',
  component: StickyBar,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Booking', children: actions },
  render: (args) => (
    <>
      {args.edge !== 'bottom' && <StickyBar {...args} />}
      <Container>
        <Paragraphs />
      </Container>
      {args.edge === 'bottom' && <StickyBar {...args} />}
    </>
  ),
} satisfies Meta<typeof StickyBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Bottom: Story = { args: { edge: 'bottom' } };
export const OnAPhoneOnly: Story = { args: { edge: 'bottom', shownOn: 'phone' } };

function AfterTheTitle(props: StickyBarProps) {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <StickyBar {...props} appearsAfter={title} />
      <Container>
        <h1 ref={title}>Hôtel des Dunes</h1>
        <Paragraphs />
      </Container>
    </>
  );
}

/** Appears once the title has been scrolled past (PR-020). */
export const AppearsAfterAnElement: Story = { render: (args) => <AfterTheTitle {...args} /> };

export const LongestDutch: Story = {
  args: {
    children: (
      <Inline justify="between">
        <span>Verrassingsweekendarrangement vanaf 1.234 €</span>
        <Button size="small">Beschikbaarheid bekijken</Button>
      </Inline>
    ),
  },
};
