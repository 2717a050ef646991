import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination.tsx';

/**
 * Links to the other pages of a list. Always one line: with less space the pages far from the current one are left
 * out, and finally all but the current one.
 *
 * Not for pictures (`PhotoCarousel`) or months (`StayCalendar`), nor for a list with a single page: render nothing.
 */
const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: {
    items: [1, 2, 3, 4, 5],
    current: 2,
    hrefOf: (page) => `#page=${page}`,
    legend: '25 - 48 results of 112',
  },
} satisfies Meta<typeof Pagination>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Nine: Story = {
  args: { items: [1, 2, 3, 4, 5, 6, 7, 8, 9], current: 1, legend: '1 - 24 results of 210' },
};

export const Compressed: Story = {
  args: {
    items: [1, 'gap', 10, 'gap', 14, 15, 16, 'gap', 20, 'gap', 100, 'gap', 214],
    current: 15,
    legend: '337 - 360 results of 5,132',
  },
};

export const LastPage: Story = { args: { current: 5, legend: '97 - 112 results of 112' } };
