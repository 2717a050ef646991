import { Button } from '@sabadora/design-system/Button';
import { MapIcon } from '@sabadora/design-system/Icon';
import { useWords } from '../words/PageWords.tsx';
import type { OnDemandMap } from './MapOfResults.tsx';
import * as styles from './MapButton.css.ts';

/** Opens the map on a desktop; a phone has it in its bar (SE-235). */
export function MapButton({ map }: { map: OnDemandMap }) {
  const words = useWords();
  return (
    <span className={styles.opener}>
      <Button
        tone="quiet"
        size="small"
        startIcon={<MapIcon size="small" />}
        aria-haspopup="dialog"
        onPointerEnter={map.prepare}
        onFocus={map.prepare}
        onClick={map.open}
      >
        {words('map.see')}
      </Button>
    </span>
  );
}
