import { Button } from '@sabadora/design-system/Button';
import { Drawer } from '@sabadora/design-system/Drawer';
import { Stack } from '@sabadora/design-system/Layout';
import { Switch } from '@sabadora/design-system/Switch';
import { useState } from 'react';

export function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        All filters
      </Button>
      <Drawer
        title="All filters"
        side="end"
        phoneSide="full"
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={<Button onClick={() => setOpen(false)}>Show 124 offers</Button>}
      >
        <Stack gap={16}>
          <Switch label="Free cancellation" />
          <Switch label="Breakfast" />
        </Stack>
      </Drawer>
    </>
  );
}
