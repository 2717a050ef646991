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

/** What the server found for the blocks that show what is on sale. */
export interface BlockData {
  /** Stays by the place of their block among the others. */
  stays: Readonly<Record<number, LoadedSearch>>;
  /** The gift boxes; missing where no block shows them, or they could not be had. */
  boxes?: BoxesBlock | undefined;
  /** Why they could not be had, where that is shown (CH-076). */
  boxesError?: string | undefined;
}

export interface EditorialBlockProps {
  block: LandingBlock;
  /** Its place among the others. */
  at: number;
  data: BlockData;
}

const BANNER_SIZE = { width: 1500, height: 736 };

/** The position of a banner's picture, by the CMS's names (CH-060). */
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

/** What speaks for it, in short statements, plain or with an edge around each (CH-004, CH-023). */
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
