import { useShared } from '../../kit/document/PageRoot.tsx';
import * as styles from './CareMode.css.ts';
import { CareBanner } from './lateParts.ts';

/** Over the page of a product: in customer care, a banner that says so (CH-192). */
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
