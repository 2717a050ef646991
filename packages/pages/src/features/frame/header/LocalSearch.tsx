import { useEffect, useState } from 'react';
import { usePart } from '../../../kit/parts/usePart.ts';
import { LOCAL_SEARCH_HREF } from '../paths.ts';

const loadPanel = async () =>
  (await import('../../searchBox/destination/LocalSearchPanel.tsx')).LocalSearchPanel;

/** Opens the panel for a search around a place when "Travel locally" in the menu is pressed (CH-047). */
export function LocalSearch() {
  const { Part: Panel, show } = usePart(loadPanel);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const { target, ctrlKey, shiftKey, metaKey } = event;
      if (ctrlKey || shiftKey || metaKey || !(target instanceof Element)) return;
      if (!target.closest(`a[href="${LOCAL_SEARCH_HREF}"]`)) return;
      event.preventDefault();
      setOpen(true);
      void show();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [show]);
  return Panel && <Panel isOpen={isOpen} onClose={() => setOpen(false)} />;
}
