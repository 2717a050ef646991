import type { Homepage } from '@sabadora/api';
import type { ReactNode } from 'react';
import { useChrome } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import { ClosableBar } from '../../banners/ClosableBar.tsx';
import * as styles from './PromotionBar.css.ts';
import messages from './PromotionBar.messages.json';

export interface PromotionBarProps {
  /** The page's own promotion bar, which replaces the one due for pages of its kind. */
  own?: Homepage['promoBar'] | undefined;
  /** Links between the flows, shown below the bar (CH-017). */
  children?: ReactNode;
}

/** The bar below the header with the links of a campaign (CH-017, CH-052). */
export function PromotionBar({ own, children }: PromotionBarProps) {
  const words = useWords(messages);
  const due = useChrome()?.promoBar;
  const bar = own && own.ctas.length > 0 ? { id: own.id, links: own.ctas } : due;
  return (
    <>
      {bar && (
        <ClosableBar
          key={bar.id}
          id={bar.id}
          words={{ label: words('promotion.label') }}
          tone="action"
          links={bar.links.map(({ label, url, newTab, variation }) => ({
            label,
            href: url,
            isNewTab: newTab,
            variation,
          }))}
        />
      )}
      {children && <div className={styles.flows}>{children}</div>}
    </>
  );
}
