import { Dialog } from '@sabadora/design-system/Dialog';
import { SearchSummary } from '@sabadora/design-system/SearchSummaryBar';
import { useState } from 'react';

/** Shown in the flow of the page; `SearchSummaryBar` has the same props and sticks to the top of the window. */
export function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SearchSummary
        label="Change your search"
        destination="Bruges"
        dates="12 – 14 December"
        travellers="2 adults"
        onOpen={() => setOpen(true)}
      />
      <Dialog title="Search" isOpen={isOpen} onOpenChange={setOpen}>
        <p>The search box stands here.</p>
      </Dialog>
    </>
  );
}
