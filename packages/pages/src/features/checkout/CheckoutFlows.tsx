import { FlowTabs } from '@sabadora/design-system/FlowTabs';
import { checkoutFlowHref, type ProductFlow } from '@sabadora/domain';
import { toHref, useAddress } from '@sabadora/hooks';
import { useWords } from '../../kit/words/useWords.ts';
import flowMessages from '../searchBox/SearchFlows.messages.json';
import messages from './CheckoutFlows.messages.json';

/** Links to the stay's page in the other flow (CH-043); renders nothing for products sold in one flow only. */
export function CheckoutFlows({ flow }: { flow: ProductFlow }) {
  const words = useWords(messages, flowMessages);
  const address = useAddress();
  const other = checkoutFlowHref(address, flow === 'booking' ? 'gifting' : 'booking');
  if (other === undefined) return null;
  const hrefOf = (target: ProductFlow) => (target === flow ? toHref(address) : other);
  return (
    <FlowTabs
      label={words('checkout.flows')}
      options={[
        { id: 'booking', label: words('searchBox.flowBooking'), href: hrefOf('booking') },
        { id: 'gifting', label: words('searchBox.flowGifting'), href: hrefOf('gifting') },
      ]}
      value={flow}
    />
  );
}
