import { useChrome } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import { TargetedBanner } from './TargetedBanner.tsx';
import messages from './BannerSlot.messages.json';

/** The targeted banner before the footer, for pages whose blocks have no place for it (CH-059). */
export function BannerSlot() {
  const words = useWords(messages);
  const banner = useChrome()?.targetedBanner;
  return banner && <TargetedBanner key={banner.id} {...banner} region={words('banner.region')} />;
}
