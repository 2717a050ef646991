import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { atTheEnd } from './stories.css.ts';
import { WishlistHeart } from './WishlistHeart.tsx';

/**
 * Saves an offer, an activity or a hotel for later. It belongs at the end of its picture or line, because its error
 * message extends towards the start. Its name does not change with its state, which `aria-pressed` contains.
 *
 * Not for liking a review or choosing an option: those have text (`Button`, `Chip`).
 */
const meta = {
  title: 'Cards/WishlistHeart',
  component: WishlistHeart,
  args: { itemName: 'Hôtel des Dunes', isSelected: false, onChange: () => {} },
} satisfies Meta<typeof WishlistHeart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps its state while the story is open. */
export const Default: Story = {
  render: function Remembering(args) {
    const [isSelected, setSelected] = useState(args.isSelected);
    return <WishlistHeart {...args} isSelected={isSelected} onChange={setSelected} />;
  },
};

export const Saved: Story = { args: { isSelected: true } };

/** Saving takes long: the new state shows at once. */
export const Loading: Story = { args: { onChange: () => new Promise(() => {}) } };

/**
 * Press it: saving fails, the heart returns to its last state, and an error message is shown until the focus leaves.
 */
export const Error: Story = {
  decorators: [
    (Story) => (
      <div className={atTheEnd}>
        <Story />
      </div>
    ),
  ],
  args: { onChange: () => Promise.reject(new globalThis.Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('alert');
  },
};

/** The error message in Dutch, on the narrowest phone at the end of its line. */
export const LongestDutch: Story = {
  ...Error,
  args: { ...Error.args, itemName: 'Kasteelhotel Zevenbergen-Noordwijkerhoutsestrandboulevard' },
  globals: { market: 'nl-BE' },
};
