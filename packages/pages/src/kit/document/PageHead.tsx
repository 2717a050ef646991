import { LOCALES, MARKETS, type Locale } from '@sabadora/domain';
import { useContext } from 'react';
import { marketHref } from './marketHref.ts';
import type { MarketLinks } from './pageInput.ts';
import { sharePicture, TitledPictures } from './sharePicture.ts';
import { SiteName, siteTitle } from './siteTitle.ts';

export interface PageHeadProps {
  /** Title without the site's name, which is added. */
  title: string;
  description?: string;
  locale: Locale;
  markets: MarketLinks;
  /** Path of the page, for its canonical and alternate links (CH-028). */
  path: string;
  /** Query that identifies another page and not just another view of it. */
  query?: string;
  /** Markets that have the page. @default all */
  alternates?: readonly Locale[];
  /** @default true */
  isIndexed?: boolean;
  /** Whether search engines may follow its links. @default true */
  isFollowed?: boolean;
  /**
   * Whether its address is a secret that gives access: the page is then not indexed, and its address is not sent to
   * other sites as a referrer. @default false
   */
  isPrivate?: boolean;
  /** Address of the picture for shared links. @default that of the home page */
  picture?: string;
}

/** Title, description, canonical link and an alternate link for each market. Rendered on the server only. */
export function PageHead({
  title,
  description,
  locale,
  markets,
  path,
  query,
  alternates = LOCALES,
  isPrivate = false,
  isIndexed = !isPrivate,
  isFollowed = true,
  picture,
}: PageHeadProps) {
  const siteName = useContext(SiteName);
  const titled = useContext(TitledPictures);
  const shared = sharePicture(picture);
  const address = shared.isDrawn ? titled(shared.address, title) : shared.address;
  const canonical = marketHref(markets, locale, path, query);
  return (
    <>
      <title>{siteTitle(title, siteName)}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {!(isIndexed && isFollowed) && (
        <meta
          name="robots"
          content={`${isIndexed ? 'index' : 'noindex'},${isFollowed ? 'follow' : 'nofollow'}`}
        />
      )}
      {isPrivate && <meta name="referrer" content="no-referrer" />}
      {isIndexed && <link rel="canonical" href={canonical} />}
      {isIndexed &&
        alternates
          .filter((other) => !markets[other].isElsewhere)
          .map((other) => (
            <link
              key={other}
              rel="alternate"
              hrefLang={MARKETS[other].bcp47}
              href={marketHref(markets, other, path, query)}
            />
          ))}
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={canonical} />
      {description !== undefined && <meta property="og:description" content={description} />}
      <meta property="og:locale" content={locale} />
      {!isPrivate && (
        <>
          <meta property="og:image" content={new URL(address, markets[locale].origin).href} />
          <meta property="og:image:alt" content={title} />
          {shared.isDrawn && <meta property="og:image:width" content="1200" />}
          {shared.isDrawn && <meta property="og:image:height" content="630" />}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
