import type { AnnouncementBanner, SiteChrome } from '@sabadora/api';
import { PromoBar, type PromoBarProps } from '@sabadora/design-system/PromoBar';
import { formatDay } from '@sabadora/domain';
import { ClosableBar } from '../../banners/ClosableBar.tsx';
import { RichText } from '../../content/RichText.tsx';
import { useChrome, useShared } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import messages from './TopBars.messages.json';

/** Tone of the bar for each colour of the CMS (CH-057). */
const TONES: Readonly<Record<AnnouncementBanner['colorVariation'], PromoBarProps['tone']>> = {
  black: 'ink',
  grey: 'neutral',
  red: 'promo',
  yellow: 'gold',
  blue: 'action',
  green: 'good',
};

/** The bars above the header: one for a preview, and an announcement (CH-017, CH-055). */
export function TopBars() {
  const chrome = useChrome();
  const { isCare, path } = useShared();
  if (!chrome) return null;
  const { preview, announcementBanner } = chrome;
  // Customer care sees the announcement on the home page only (D-042, CH-056).
  const announces = announcementBanner && (!isCare || path === '/');
  return (
    <>
      {preview && <PreviewBar {...preview} />}
      {announces && <Announcement key={announcementBanner.id} {...announcementBanner} />}
    </>
  );
}

/** A line of rich text; if it has a link, that follows the text. */
function Announcement({ id, content, colorVariation, link }: NonNullable<SiteChrome['announcementBanner']>) {
  const words = useWords(messages);
  return (
    <ClosableBar
      id={id}
      tone={TONES[colorVariation]}
      links={link ? [{ label: words('announcement.more'), href: link.url }] : []}
    >
      <RichText content={content} isInLine />
    </ClosableBar>
  );
}

/** Names the previewed moment, links to the variations of its experiments, and links out of the preview. */
function PreviewBar({ moment, variation, hasDrafts, choices }: NonNullable<SiteChrome['preview']>) {
  const words = useWords(messages);
  const { locale, path } = useShared();
  const [day = '', time = ''] = moment.split('T');
  const parts = [
    words('preview.shown', { date: formatDay(day, locale, 'long'), time }),
    ...(variation === null ? [] : [words('preview.variation', { name: variation })]),
    ...(hasDrafts ? [words('preview.drafts')] : []),
  ];
  return (
    <PromoBar
      // Its own label: screen readers cannot distinguish landmarks of the same name.
      words={{ label: words('preview.label') }}
      tone="gold"
      links={[
        ...choices
          .filter((choice) => choice.variation !== variation)
          .map((choice) => ({
            label:
              choice.variation === null
                ? words('preview.showPlain')
                : words('preview.showVariation', { name: choice.variation }),
            href: `${path}?preview=${choice.preview}`,
          })),
        { label: words('preview.end'), href: `${path}?preview=`, variation: 'button' },
      ]}
    >
      {parts.join(', ')}
    </PromoBar>
  );
}
