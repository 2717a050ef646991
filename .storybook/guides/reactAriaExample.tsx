import { Button } from '@sabadora/design-system/Button';
import { Dialog } from '@sabadora/design-system/Dialog';
import { StayDatesField } from '@sabadora/design-system/StayDatesField';
import { TextField } from '@sabadora/design-system/TextField';
import { useState } from 'react';

interface Stay {
  checkIn?: string;
  checkOut?: string;
}

/**
 * Replaces React Aria's DialogTrigger with Modal, Dialog, TextField, Label, Input, FieldError, DateRangePicker,
 * Group, DateInput, Popover, RangeCalendar and their cells.
 */
export function AskForDates() {
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [{ checkIn, checkOut }, setStay] = useState<Stay>({});
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask for dates</Button>
      <Dialog
        title="Ask for dates"
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={<Button onClick={() => setOpen(false)}>Send</Button>}
      >
        <TextField label="E-mail address" type="email" isRequired value={email} onChange={setEmail} />
        <StayDatesField
          label="Dates"
          today="2026-11-25"
          lastDay="2027-11-24"
          checkIn={checkIn}
          checkOut={checkOut}
          dayInfo={() => ({ isSelectable: true, minNights: 2 })}
          hasPrices={false}
          onSelectDay={(day) =>
            setStay(checkIn && !checkOut && day > checkIn ? { checkIn, checkOut: day } : { checkIn: day })
          }
          onSelectRange={setStay}
        />
      </Dialog>
    </>
  );
}
