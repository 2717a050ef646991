import { Button } from '@sabadora/design-system/Button';
import { Notice } from '@sabadora/design-system/Notice';
import { useState } from 'react';

export function Example() {
  const [isOpen, setOpen] = useState(true);
  return (
    <Notice
      tone="warning"
      title="The hotel has one room left"
      action={
        <Button size="small" tone="secondary">
          See other dates
        </Button>
      }
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      It is kept for you while you fill in this page.
    </Notice>
  );
}
