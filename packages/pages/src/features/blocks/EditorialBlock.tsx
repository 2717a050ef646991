import type { BoxesBlock, LandingBlock } from '@sabadora/api';
import { Banner } from '@sabadora/design-system/Banner';
import { CategoryCard } from '@sabadora/design-system/CategoryCard';
import type { LoadedSearch } from '@sabadora/hooks';
import { GiftBoxes } from '../boxes/GiftBoxes.tsx';
import { TargetedBanner } from '../banners/TargetedBanner.tsx';
import { RichText } from '../content/RichText.tsx';
import { Section } from '../homeBlocks/rows/Section.tsx';
import { photoOf } from '../offers/photo.ts';
import * as styles from './EditorialBlock.css.ts';
import { JumbotronBlock } from './JumbotronBlock.tsx';
import { ICONS } from './icons.tsx';
import { TopBar } from './TopBar.tsx';
import { TopResults } from './TopResults.tsx';

/** Data that the server loaded for the blocks with offers. */
export interface BlockData {
  /** Stays of each block, by the index of the block among all blocks. */
  stays: Readonly<Record<number, LoadedSearch>>;
  /** The gift boxes; undefined when no block shows them or their call failed. */
  boxes?: BoxesBlock | undefined;
  /** Why the call for the gift boxes failed, where errors are shown (CH-076). */
  boxesError?: string | undefined;
}

export interface EditorialBlockProps {
  block: LandingBlock;
  /** Index of the block among all blocks. */
  at: number;
  data: BlockData;
}

const BANNER_SIZE = { width: 1500, height: 736 };

/** Position of a banner's picture by its name in the CMS (CH-060). */
const PICTURE_POSITIONS = { center: 'center', left: 'start', right: 'end' } as const;

/** A block of a landing page or of the home page, as an editor wrote it (CH-021 … CH-027). */
export function EditorialBlock({ block, at, data }: EditorialBlockProps) {
  switch (block.type) {
    case 'jumbotron':
      return <JumbotronBlock {...block} />;
    case 'sellingPoints':
      return <SellingPoints {...block} />;
    case 'promoList':
      return (
        <Section title={block.title} line={block.subtitle}>
          <ul className={styles.three}>
            {block.promos.map(({ kicker, title, text, picture, url }) => (
              <li key={url}>
                <Banner
                  variant="card"
                  tone="soft"
                  headingLevel={3}
                  kicker={kicker}
                  title={title}
                  subtitle={text}
                  picture={picture === undefined ? undefined : photoOf(picture, '')}
                  pictureSize={CARD_SIZE}
                  link={{ href: url }}
                />
              </li>
            ))}
          </ul>
        </Section>
      );
    case 'categoryCards':
      return (
        <Section title={block.title} line={block.subtitle}>
          <ul className={block.columns === 'four' ? styles.tiles : styles.three}>
            {block.cards.map(({ name, text, picture, url }) => (
              <li key={url}>
                <CategoryCard
                  name={name}
                  count={text}
                  picture={photoOf(picture, '')}
                  href={url}
                  headingLevel={3}
                />
              </li>
            ))}
          </ul>
        </Section>
      );
    case 'banner':
      return (
        <Banner
          tone={block.tone}
          kicker={block.kicker}
          title={block.title}
          subtitle={block.subtitle}
          picture={block.picture === undefined ? undefined : photoOf(block.picture, '', '1500_736')}
          pictureSize={BANNER_SIZE}
          picturePosition={PICTURE_POSITIONS[block.imagePosition]}
          actions={block.ctas.map(({ label, url, newTab }) => ({ label, href: url, isNewTab: newTab }))}
        />
      );
    case 'topResults':
      return <TopResults {...block} found={data.stays[at]} />;
    case 'boxes':
      return <GiftBoxes {...block} boxes={data.boxes} error={data.boxesError} />;
    case 'targetedBanner':
      return block.banner && <TargetedBanner {...block.banner} />;
    case 'topBar':
      return <TopBar {...block} />;
    case 'text':
      return block.title === undefined ? (
        <RichText content={block.content} />
      ) : (
        <Section title={block.title}>
          <RichText content={block.content} />
        </Section>
      );
  }
}

const CARD_SIZE = { width: 640, height: 360 };

type BlockOf<Type extends LandingBlock['type']> = Extract<LandingBlock, { type: Type }>;

/** Selling points in short statements, plain or bordered (CH-004, CH-023). */
function SellingPoints({ title, variant, points }: BlockOf<'sellingPoints'>) {
  return (
    <Section title={title}>
      <ul className={points.length === 3 ? styles.three : styles.four}>
        {points.map((point) => {
          const Icon = ICONS[point.icon];
          return (
            <li key={point.title} className={variant === 'bordered' ? styles.bordered : styles.point}>
              <span className={styles.icon}>
                <Icon size="large" />
              </span>
              <h3 className={styles.pointTitle}>{point.title}</h3>
              <p className={styles.pointText}>{point.text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
