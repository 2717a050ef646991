import type { AnnouncementBanner, SiteChrome } from '@sabadora/api';
import { PromoBar, type PromoBarProps } from '@sabadora/design-system/PromoBar';
import { formatDay } from '@sabadora/domain';
import { ClosableBar } from '../../banners/ClosableBar.tsx';
import { RichText } from '../../content/RichText.tsx';
import { useChrome, useShared } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import messages from './TopBars.messages.json';

/** The colours of the CMS as the roles of a theme (CH-057). */
const TONES: Readonly<Record<AnnouncementBanner['colorVariation'], PromoBarProps['tone']>> = {
  black: 'ink',
  grey: 'neutral',
  red: 'promo',
  yellow: 'gold',
  blue: 'action',
  green: 'good',
};

/** The bars above the header: that of a preview, and an announcement (CH-017, CH-055). */
export function TopBars() {
  const chrome = useChrome();
  const { isCare, path } = useShared();
  if (!chrome) return null;
  const { preview, announcementBanner } = chrome;
  // On the home page customer care sees it too (D-042, CH-056).
  const announces = announcementBanner && (!isCare || path === '/');
  return (
    <>
      {preview && <PreviewBar {...preview} />}
      {announces && <Announcement key={announcementBanner.id} {...announcementBanner} />}
    </>
  );
}

/** A line of rich text; where it leads somewhere, by its link after the words. */
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

/** Says which moment is shown, leads to the variations of its experiments, and out of it. */
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
      // Bars of one name are one landmark to a screen reader.
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
