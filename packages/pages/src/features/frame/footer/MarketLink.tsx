import { MARKETS, type Locale } from '@sabadora/domain';
import type { ReactNode } from 'react';
import { marketHref } from '../../../kit/document/marketHref.ts';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { useMarketHref } from '../../../kit/document/useMarketHref.ts';

export interface MarketLinkProps {
  /** Market that the link leads to. */
  locale: Locale;
  /** Whether to link to the home page, for a page that other markets do not have. @default false */
  toHome?: boolean;
  /** Language of the link's text, if it differs from the page's. */
  lang?: string;
  className: string;
  children: ReactNode;
}

/**
 * A link to this page in another market. It is not prerendered, because a visit to a market may set its language
 * cookie.
 */
export function MarketLink({ locale, toHome = false, lang, className, children }: MarketLinkProps) {
  const { locale: current, markets } = useShared();
  const hrefIn = useMarketHref();
  return (
    <a
      href={toHome ? marketHref(markets, locale, '/') : hrefIn(locale)}
      lang={lang}
      hrefLang={MARKETS[locale].bcp47}
      className={className}
      aria-current={locale === current ? 'true' : undefined}
      data-no-prerender
      data-keep-hash={toHome ? undefined : ''}
    >
      {children}
    </a>
  );
}
