import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container, Grid, Inline, Stack } from './index.ts';
import * as styles from './LayoutStories.css.ts';

/** Space and columns, so that a page needs no styles of its own. */
const meta: Meta = { title: 'Foundations/Layout', parameters: { layout: 'fullscreen' } };

export default meta;

type Story = StoryObj;

const Block = ({ children }: { children: string }) => <div className={styles.block}>{children}</div>;

export const Columns: Story = {
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
