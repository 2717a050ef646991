import { Button } from '@sabadora/design-system/Button';
import { MapIcon } from '@sabadora/design-system/Icon';
import { needsScript } from '../../kit/parts/needsScript.css.ts';
import { useWords } from '../../kit/words/useWords.ts';
import type { OnDemandMap } from './MapOfResults.tsx';
import * as styles from './MapOfResults.css.ts';
import messages from './MapButton.messages.json';

/** Button that shows and hides the map on a desktop; on a phone, the map's button is in the action bar (SE-235). */
export function MapButton({ map }: { map: OnDemandMap }) {
  const words = useWords(messages);
  const { hasRoomBeside } = map;
  const isShown = hasRoomBeside && map.isBeside;
  return (
    <span className={`${styles.opener} ${needsScript}`}>
      <Button
        tone="quiet"
        size="small"
        startIcon={<MapIcon size="small" />}
        aria-haspopup={hasRoomBeside ? undefined : 'dialog'}
        onPointerEnter={map.prepare}
        onFocus={map.prepare}
        onClick={isShown ? map.close : map.open}
      >
        {words(isShown ? 'map.hide' : 'map.see')}
      </Button>
    </span>
  );
}
