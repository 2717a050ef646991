import { useShared } from '../../kit/document/PageRoot.tsx';
import * as styles from './CareMode.css.ts';
import { CareBanner } from './lateParts.ts';

/** Banner above the page of a product that shows that the site is in care mode (CH-192). */
export function CareMode() {
  const { isCare } = useShared();
  return (
    isCare && (
      <div className={styles.place}>
        <CareBanner />
      </div>
    )
  );
}
