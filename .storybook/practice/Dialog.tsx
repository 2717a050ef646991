import { Button } from '@sabadora/design-system/Button';
import { Dialog } from '@sabadora/design-system/Dialog';
import { useState } from 'react';

interface AskProps {
  title: string;
  yes: string;
  no: string;
}

function Ask({ title, yes, no }: AskProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        Leave the order
      </Button>
      <Dialog
        role="alertdialog"
        title={title}
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <>
            <Button tone="secondary" onClick={close}>
              {no}
            </Button>
            <Button onClick={close}>{yes}</Button>
          </>
        }
      >
        <p>What you typed is not kept.</p>
      </Dialog>
    </>
  );
}

export function Do() {
  return <Ask title="Leave the order?" yes="Leave" no="Stay here" />;
}

export function Dont() {
  return <Ask title="Are you sure?" yes="Yes" no="No" />;
}
