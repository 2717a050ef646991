import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { WishlistHeart } from './WishlistHeart.tsx';

const meta = {
  title: 'Cards/WishlistHeart',
  component: WishlistHeart,
  args: { itemName: 'Hôtel des Dunes', isSelected: false, onChange: () => {} },
} satisfies Meta<typeof WishlistHeart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Remembers while the story lasts. */
export const Default: Story = {
  render: function Remembering(args) {
    const [isSelected, setSelected] = useState(args.isSelected);
    return <WishlistHeart {...args} isSelected={isSelected} onChange={setSelected} />;
  },
};

export const Saved: Story = { args: { isSelected: true } };
