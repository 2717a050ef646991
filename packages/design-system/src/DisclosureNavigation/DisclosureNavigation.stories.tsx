import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Drawer } from '../Drawer/index.ts';
import { menu } from './fixtures.ts';
import { DisclosureNavigation, disclosureNavigationKeys } from './index.ts';

/**
 * A site’s menu: links in up to four levels. The bar has panels that a press or a resting mouse opens; the drawer
 * shows one level at a time. Both accept the same items, and every link is in the server’s HTML.
 *
 * Not for actions on the page (`Menu`), nor for the sections of a page (`SectionTabs`), nor for questions and answers
 * (`Accordion`).
 */
const meta = {
  title: 'Navigation/DisclosureNavigation',
  component: DisclosureNavigation,
  parameters: { keyboard: [disclosureNavigationKeys] },
  args: { label: 'Inspirations', items: menu, currentId: 'gifts' },
} satisfies Meta<typeof DisclosureNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FourLevelsOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Places$/u }));
    await userEvent.click(canvas.getByRole('button', { name: /France$/u }));
    await userEvent.click(canvas.getByRole('button', { name: 'Normandy' }));
    await expect(canvas.getByRole('link', { name: 'Honfleur' })).toBeVisible();
  },
};

/** CH-046: fifteen or more links are in columns. */
export const ManyLinks: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Themes' }));
  },
};

export const DrawerLevels: Story = {
  args: { layout: 'drawer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Places' }));
    await userEvent.click(canvas.getByRole('button', { name: 'France' }));
  },
};

function InADrawer() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        Menu
      </Button>
      <Drawer title="Inspirations" isOpen={isOpen} onOpenChange={setOpen}>
        <DisclosureNavigation label="Inspirations" items={menu} layout="drawer" />
      </Drawer>
    </>
  );
}

/** CH-039: the menu of a phone. */
export const Burger: Story = { render: () => <InADrawer /> };

export const LongestDutch: Story = {
  args: {
    currentId: undefined,
    items: [
      {
        id: 'arrangementen',
        label: 'Verrassingsweekendarrangementen',
        href: '#a',
        children: [
          {
            id: 'heuvels',
            label: 'Zuidwest-Vlaamse heuvellandschappen en Scheldemeersen',
            children: [{ id: 'hoeve', label: 'Romantisch Kasteelhotel De Oude Burggravenhoeve', href: '#h' }],
          },
        ],
      },
      { id: 'bonnen', label: 'Overnachtingscadeaubonnen', href: '#b' },
    ],
  },
};
