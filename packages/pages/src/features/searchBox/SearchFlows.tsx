import { FlowTabs } from '@sabadora/design-system/FlowTabs';
import type { Flow } from '@sabadora/domain';
import { toHref, type SearchAddressState } from '@sabadora/hooks';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import messages from './SearchFlows.messages.json';

const LABELS = {
  booking: 'searchBox.flowBooking',
  gifting: 'searchBox.flowGifting',
  activity: 'searchBox.flowActivity',
} as const satisfies Partial<Record<Flow, string>>;

/**
 * Tabs for booking and gifting (SE-044), and for activities where they are switched on. The hotel flow is shown as
 * booking (SE-008).
 */
export function SearchFlows({ search }: { search: SearchAddressState }) {
  const words = useWords(messages);
  const { toggles } = useShared().switches;
  const { flow, flowAddress, setFlow } = search;
  const targets = [
    'booking',
    'gifting',
    // Also shown in the activity flow itself, so that visitors can return to it.
    ...(toggles.activities || flow === 'activity' ? (['activity'] as const) : []),
  ] as const;
  return (
    <FlowTabs
      label={words('searchBox.flows')}
      options={targets.map((target) => ({
        id: target,
        label: words(LABELS[target]),
        href: toHref(flowAddress(target)),
      }))}
      value={flow === 'hotel' ? 'booking' : flow}
      onChange={setFlow}
    />
  );
}
