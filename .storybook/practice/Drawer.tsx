import { Button } from '@sabadora/design-system/Button';
import { Checkbox } from '@sabadora/design-system/Checkbox';
import { Drawer } from '@sabadora/design-system/Drawer';
import { type ReactNode, useState } from 'react';

interface OpensProps {
  label: string;
  title: string;
  confirm: string;
  children: ReactNode;
}

function Opens({ label, title, confirm, children }: OpensProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Drawer
        title={title}
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={<Button onClick={() => setOpen(false)}>{confirm}</Button>}
      >
        {children}
      </Drawer>
    </>
  );
}

export function Do() {
  return (
    <Opens label="Facilities" title="Facilities" confirm="Show 124 offers">
      <Checkbox label="Spa" />
      <Checkbox label="Garden" />
    </Opens>
  );
}

export function Dont() {
  return (
    <Opens label="Delete" title="Delete this search?" confirm="OK">
      <p>It cannot be brought back.</p>
    </Opens>
  );
}
