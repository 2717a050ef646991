import { backHref, chooseDestination, mergeHash, searchAddress } from '@sabadora/domain';
import { useSabadora, useSearchAddress } from '@sabadora/hooks';
import { TravelLocallyPanel, type TravelLocallyPanelProps } from './TravelLocallyPanel.tsx';

/** Panel on any page that starts a search around a place, with the page's dates and people (CH-047). */
export function LocalSearchPanel({ isOpen, onClose }: Omit<TravelLocallyPanelProps, 'onSearch'>) {
  const { location } = useSabadora();
  const { flow } = useSearchAddress();
  return (
    <TravelLocallyPanel
      isOpen={isOpen}
      onClose={onClose}
      onSearch={({ destination, distance }) => {
        onClose();
        const [, kept = ''] = backHref('', location.read()).split('#');
        const hash = mergeHash(kept, { ...chooseDestination(destination), ...distance });
        location.assign(searchAddress({ flow: flow === 'gifting' ? flow : 'booking', hash }));
      }}
    />
  );
}
