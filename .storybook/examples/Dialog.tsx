import { Button } from '@sabadora/design-system/Button';
import { Dialog } from '@sabadora/design-system/Dialog';
import { useState } from 'react';

export function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        Empty the wishlist
      </Button>
      <Dialog
        role="alertdialog"
        title="Empty your wishlist?"
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <>
            <Button tone="secondary" onClick={() => setOpen(false)}>
              Keep the 12 stays
            </Button>
            <Button onClick={() => setOpen(false)}>Empty it</Button>
          </>
        }
      >
        <p>12 stays are saved in it. They cannot be brought back.</p>
      </Dialog>
    </>
  );
}
