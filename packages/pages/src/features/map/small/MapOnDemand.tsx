import { Button } from '@sabadora/design-system/Button';
import { MapIcon } from '@sabadora/design-system/Icon';
import { needsScript } from '../../../kit/parts/needsScript.css.ts';
import { usePart } from '../../../kit/parts/usePart.ts';
import type { SmallMapProps } from './SmallMap.tsx';
import * as styles from './MapOnDemand.css.ts';

export interface MapOnDemandProps extends SmallMapProps {
  /** Label of the button shown instead of the map, e.g. "Show on the map". */
  buttonLabel: string;
  /** A large map reserves no room before it is loaded. @default 'medium' */
  size?: 'medium' | 'large';
}

const loadMap = async () => (await import('./SmallMap.tsx')).SmallMap;

/** A small map, loaded when its button is pressed. */
export function MapOnDemand({ buttonLabel, size = 'medium', ...map }: MapOnDemandProps) {
  const { Part: SmallMap, prepare, show } = usePart(loadMap);
  const frame = size === 'medium' || SmallMap ? styles.frames[size] : styles.button;
  return (
    <div className={`${frame} ${needsScript}`}>
      {SmallMap ? (
        <SmallMap {...map} />
      ) : (
        <Button
          tone="secondary"
          startIcon={<MapIcon />}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => void show()}
        >
          {buttonLabel}
        </Button>
      )}
    </div>
  );
}
