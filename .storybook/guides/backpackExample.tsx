import { Button } from '@sabadora/design-system/Button';
import { Drawer } from '@sabadora/design-system/Drawer';
import { ParticipantStepper } from '@sabadora/design-system/ParticipantStepper';
import { RangeSlider, type RangeValue } from '@sabadora/design-system/RangeSlider';
import { useState } from 'react';

/** The content of Backpack's drawer with a nudger and a slider. */
export function Filters() {
  const [isOpen, setOpen] = useState(false);
  const [adults, setAdults] = useState(2);
  const [price, setPrice] = useState<RangeValue>([0, 250]);
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        Filters
      </Button>
      <Drawer title="Filters" side="end" isOpen={isOpen} onOpenChange={setOpen}>
        <ParticipantStepper label="Adults" minValue={1} maxValue={9} value={adults} onChange={setAdults} />
        <RangeSlider
          label="Price per night"
          lowerLabel="Lowest price"
          upperLabel="Highest price"
          minValue={0}
          maxValue={250}
          step={5}
          formatValue={(value) => `${value} €`}
          value={price}
          onChange={setPrice}
        />
      </Drawer>
    </>
  );
}
