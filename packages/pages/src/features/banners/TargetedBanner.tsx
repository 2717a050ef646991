import type { DueBanner } from '@sabadora/api';
import { Banner } from '@sabadora/design-system/Banner';
import { CloseIcon } from '@sabadora/design-system/Icon';
import { IconButton } from '@sabadora/design-system/IconButton';
import type { Photo } from '@sabadora/design-system/Picture';
import { useWords } from '../../kit/words/useWords.ts';
import { PHONE, photoOf, pictureAt } from '../offers/photo.ts';
import { DismissalForm } from './DismissalForm.tsx';
import * as styles from './TargetedBanner.css.ts';
import messages from './TargetedBanner.messages.json';
import { useDismissal, type Dismissal } from './useDismissal.ts';

const SIZE = { width: 1500, height: 736 };

/** Position of the picture by its name in the CMS (CH-060). */
const POSITIONS = { center: 'center', left: 'start', right: 'end' } as const;

export interface TargetedBannerProps extends DueBanner {
  /** Label of the banner's own region, for a banner outside the content. @default no region */
  region?: string | undefined;
}

/** A banner that is shown for the page, the flow or the visitor (CH-059) until the visitor closes it. */
export function TargetedBanner({ region, ...banner }: TargetedBannerProps) {
  const dismissal = useDismissal(banner.id);
  if (!dismissal.isOpen) return null;
  const closable = <ClosableBanner {...banner} dismissal={dismissal} />;
  if (region === undefined) return closable;
  return (
    <aside className={styles.slot} aria-label={region}>
      {closable}
    </aside>
  );
}

function ClosableBanner({
  title,
  subtitle,
  ctas,
  url,
  newTab,
  imagePosition,
  dismissal: { close, closeButtonProps, formId },
  ...image
}: DueBanner & { dismissal: Dismissal }) {
  const words = useWords(messages);
  return (
    <div className={styles.place}>
      <Banner
        tone="soft"
        title={title}
        subtitle={subtitle}
        picture={photoOfBanner(image)}
        pictureSize={SIZE}
        picturePosition={POSITIONS[imagePosition]}
        {...(url !== null && { link: { href: url, isNewTab: newTab } })}
        actions={ctas.map((cta) => ({ label: cta.label, href: cta.url, isNewTab: cta.newTab }))}
      />
      <DismissalForm id={formId} />
      <IconButton
        {...closeButtonProps}
        className={styles.close}
        tone="floating"
        label={words('banner.close', { title })}
        icon={<CloseIcon />}
        onClick={(event) => {
          event.preventDefault();
          close();
        }}
      />
    </div>
  );
}

/** The banner's pictures for phones and for desktops (CH-064). */
function photoOfBanner({
  imageUrl,
  imageMobile,
  imageAlt,
}: Pick<DueBanner, 'imageUrl' | 'imageMobile' | 'imageAlt'>): Photo {
  return {
    ...photoOf(imageUrl, imageAlt, '1500_736'),
    sources: [{ media: PHONE, srcSet: pictureAt(imageMobile, '750_528') }],
  };
}
