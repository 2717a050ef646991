import { useChrome } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import { TargetedBanner } from './TargetedBanner.tsx';
import messages from './BannerSlot.messages.json';

/** The banner of a page that has no place for it among its blocks: before the footer (CH-059). */
export function BannerSlot() {
  const words = useWords(messages);
  const banner = useChrome()?.targetedBanner;
  return banner && <TargetedBanner key={banner.id} {...banner} region={words('banner.region')} />;
}
