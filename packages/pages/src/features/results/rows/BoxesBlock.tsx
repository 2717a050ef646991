import type { BoxCardData } from '@sabadora/api';
import { BoxCard, type BoxCardProps } from '@sabadora/design-system/BoxCard';
import { Button } from '@sabadora/design-system/Button';
import { ScrollRow } from '@sabadora/design-system/Layout';
import { productHref, productSegments, promotion } from '@sabadora/domain';
import { useBoxBlock } from '@sabadora/hooks';
import { useId } from 'react';
import { photoOf } from '../../offers/photo.ts';
import { useWords } from '../../../kit/words/useWords.ts';
import type { Words } from '../../../kit/words/messages.ts';
import * as styles from './BoxesBlock.css.ts';
import messages from './BoxesBlock.messages.json';

/** Maximum number of boxes side by side. */
const BOXES_MAX = 3;

/** The market's gift boxes between two rows (CH-073); renders nothing if they cannot be loaded. */
export function BoxesBlock() {
  const words = useWords(messages);
  const block = useBoxBlock();
  const titleId = useId();
  if (block === null) return null;
  // An element while loading keeps the block's room reserved.
  if (block === undefined) return <span />;
  const { title, subtitle, cta, boxes, colorPalette } = block;
  return (
    <section className={`${styles.block} ${styles.palettes[colorPalette]}`} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <p className={styles.subtitle}>{subtitle}</p>
        </div>
        <Button
          tone="secondary"
          size="small"
          href={cta.url}
          {...(cta.newTab && { target: '_blank', rel: 'noopener' })}
        >
          {cta.label}
        </Button>
      </div>
      <ScrollRow as="ul" itemWidth="card" gap={24}>
        {boxes.slice(0, BOXES_MAX).map((box) => (
          <li key={box.code} className={styles.cell}>
            <BoxCard {...boxCardProps(box, words)} headingLevel={3} />
          </li>
        ))}
      </ScrollRow>
    </section>
  );
}

/** Props of a box's card. In this block, a promotion is rounded up (D-002, SE-201). */
function boxCardProps(box: BoxCardData, words: Words<typeof messages>): BoxCardProps {
  const { code, slug, title, images, price, offerCount } = box;
  const percent = promotion('gift-box-block', price);
  const [image] = images;
  return {
    href: productHref(productSegments({ kind: 'BOX', slug, code }), { flow: 'gifting', query: '', hash: '' }),
    name: title,
    stays: words('results.boxStays', { count: offerCount }),
    ...(image !== undefined && { picture: photoOf(image, '') }),
    promotionPercent: percent,
    price: {
      priceCents: price.sellPrice,
      referenceCents: percent === undefined ? undefined : (price.refPrice ?? undefined),
    },
  };
}
