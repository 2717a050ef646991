import { forwardRef, useId, type MouseEventHandler, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { ArrowEndIcon, ExternalIcon } from '../Icon/index.ts';
import { Picture, type Photo } from '../Picture/index.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { useWords } from '../words/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './Banner.css.ts';
import type { BannerWords } from './words.ts';

/** A link of the whole banner, or of one of its buttons. */
export interface BannerLink {
  /** The address that the link opens. */
  href: string;
  /** Whether the link opens a new tab; its text then says so (CH-060). @default false */
  isNewTab?: boolean | undefined;
  /** Called before the link is followed, e.g. to track it. */
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/** A button of a banner: a link of its own. */
export interface BannerAction extends BannerLink {
  /** The button's text. */
  label: string;
}

export interface BannerProps extends RootProps {
  /**
   * `wide` spans the content of a page (CH-026, CH-059), `inline` lies between two rows of a grid and spans its
   * columns (SE-167), `card` fills one cell of a grid (CH-024). @default 'wide'
   */
  variant?: 'wide' | 'inline' | 'card' | undefined;
  /** Its background: surface, a soft wash, the colour of promotions, or the colour of buttons. @default 'plain' */
  tone?: 'plain' | 'soft' | 'promo' | 'action' | undefined;
  /** Level of the title's heading element (CH-066). @default 2 */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | undefined;
  /** Small line over the title. */
  kicker?: string | undefined;
  /** The heading, a few words. */
  title: string;
  /** One or two sentences beneath the title. */
  subtitle?: ReactNode;
  /** The picture; its `sources` hold crops for narrow screens, e.g. 750 by 528 px (CH-064). */
  picture?: Photo | undefined;
  /** Natural size of the picture in px. @default 3840 by 700 (CH-064) */
  pictureSize?: { width: number; height: number } | undefined;
  /**
   * Position of the picture: beside the words, or with `center` behind the words of a wide banner (CH-060). On a
   * phone it is above the words, unless it is behind them.
   * @default 'end'
   */
  picturePosition?: 'start' | 'center' | 'end' | undefined;
  /** Whether to fetch the picture at once, for a banner that is visible when the page opens. @default false */
  isPriority?: boolean | undefined;
  /** Makes the whole banner a link; buttons are above it. */
  link?: BannerLink | undefined;
  /** Most important first: the first is drawn as the primary one. */
  actions?: readonly BannerAction[] | undefined;
  /** Content between the subtitle and the buttons, e.g. a countdown. */
  children?: ReactNode;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<BannerWords> | undefined;
}

/** An editorial block: picture, title, a line or two, and where to go from here. */
export const Banner = forwardRef<HTMLElement, BannerProps>(function Banner(
  { variant = 'wide', tone = 'plain', headingLevel = 2, kicker, title, subtitle, picture, link, ...rest },
  ref,
) {
  const { pictureSize = { width: 3840, height: 700 }, picturePosition = 'end', ...more } = rest;
  const { isPriority, actions, children, words: overrides, ...root } = more;
  const words = useWords('Banner', overrides);
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const isBehind = variant === 'wide' && picturePosition === 'center' && picture !== undefined;
  const place = isBehind ? 'behind' : picturePosition === 'start' ? 'start' : 'end';
  return (
    <article
      {...root}
      ref={ref}
      className={`${styles.banner} ${styles.variants[variant]} ${styles.tones[tone]}`}
      aria-labelledby={titleId}
    >
      {picture && (
        <div className={`${styles.picture} ${styles.places[place]}`}>
          <Picture photo={picture} {...pictureSize} isPriority={isPriority} />
        </div>
      )}
      <div className={isBehind ? `${styles.words} ${styles.misty}` : styles.words}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <Heading id={titleId} className={styles.title}>
          {link ? (
            <a className={styles.link} href={link.href} onClick={link.onClick} {...targetOf(link)}>
              {title}
              {link.isNewTab ? (
                <ExternalIcon className={styles.arrow} />
              ) : (
                <ArrowEndIcon className={styles.arrow} />
              )}
              {link.isNewTab && <span className={visuallyHidden}> {words.opensInNewTab}</span>}
            </a>
          ) : (
            title
          )}
        </Heading>
        {subtitle && <div className={styles.subtitle}>{subtitle}</div>}
        {children && <div className={styles.extra}>{children}</div>}
        {actions && actions.length > 0 && (
          <div className={styles.actions}>
            {actions.map((action, at) => (
              <Button
                key={action.href}
                tone={at === 0 && tone !== 'action' ? 'primary' : 'secondary'}
                href={action.href}
                onClick={action.onClick}
                {...targetOf(action)}
                {...(action.isNewTab && { endIcon: <ExternalIcon size="small" /> })}
              >
                {action.label}
                {action.isNewTab && <span className={visuallyHidden}> {words.opensInNewTab}</span>}
              </Button>
            ))}
          </div>
        )}
      </div>
    </article>
  );
});

const targetOf = ({ isNewTab }: BannerLink) => isNewTab && { target: '_blank', rel: 'noopener' };
