import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bleed, Container, Grid, Inline, ScrollRow, Stack } from './index.ts';
import * as styles from './LayoutStories.css.ts';

/**
 * Space and columns, so that a page needs no styles of its own: `Container` for the page’s content, `Stack` for a
 * vertical and `Inline` for a horizontal sequence, `Grid` for equal columns, `ScrollRow` for a horizontally scrolling
 * row, `Bleed` for content that reaches the edges.
 *
 * Not for elements with a look of their own (`Notice`, cards) or sticky ones (`StickyBar`).
 */
const meta: Meta = { title: 'Foundations/Layout', parameters: { layout: 'fullscreen' } };

export default meta;

type Story = StoryObj;

const Block = ({ children }: { children: string }) => <div className={styles.block}>{children}</div>;

export const Default: Story = {
  render: () => (
    <Container>
      <Grid>
        <Block>One</Block>
        <Block>Two</Block>
        <Block>Three</Block>
      </Grid>
    </Container>
  ),
};

export const StackAndInline: Story = {
  render: () => (
    <Container width="text">
      <Stack gap={24}>
        <Block>Stacked, 24 apart</Block>
        <Inline justify="between">
          <Block>At the start</Block>
          <Block>At the end</Block>
        </Inline>
        <Inline gap={8}>
          {['Friday', 'Saturday', 'Sunday', 'donderdagavond', 'Verblijfsbelasting'].map((word) => (
            <Block key={word}>{word}</Block>
          ))}
        </Inline>
      </Stack>
    </Container>
  ),
};

/** Reaches the edges on a phone; inside the gutters from 768 px. */
export const BleedOnAPhone: Story = {
  render: () => (
    <Container>
      <Stack>
        <Block>In the gutters</Block>
        <Bleed>
          <Block>From edge to edge on a phone</Block>
        </Bleed>
      </Stack>
    </Container>
  ),
};

/** The first item is aligned with the page’s content; the next one is cut off, which shows that there is more. */
export const ScrollingRow: Story = {
  render: () => (
    <Container>
      <Stack>
        <h2>Weekends by the sea</h2>
        <ScrollRow as="ul" itemWidth="card">
          {['Honfleur', 'Bruges', 'Scheveningen', 'San Sebastián', 'Portofino'].map((place) => (
            <li key={place}>
              <a href={`#${place}`}>{place}</a>
              <Block>A picture, edge to edge</Block>
            </li>
          ))}
        </ScrollRow>
      </Stack>
    </Container>
  ),
};
