import type { Scene } from './address.ts';
import { compositionOf } from './draw/composition.ts';
import { drawLandscape } from './draw/landscape.ts';
import { HEIGHT } from './draw/stage.ts';
import { num } from './draw/svg.ts';
import { drawStill } from './draw/stills/drawStill.ts';
import { readName } from './subject.ts';

export interface SceneRequest {
  scene: Scene;
  /** Name in the picture's address. */
  name: string;
  /** Width in px. A picture is composed for its shape, never stretched. */
  width: number;
  height: number;
}

export interface DrawnScene {
  svg: string;
  /** Names of the motif and of drawn things that only some places have, such as `canalHouses` or `cypress`. */
  drawn: ReadonlySet<string>;
  /** Name of the motif. */
  composition: string;
  /** Season, hour and family of its colours. */
  palette: string;
}

/**
 * A picture as SVG text, with what it contains. The same request gives the same picture on every machine.
 *
 * @throws RangeError when there is no picture with that name
 */
export function composeScene({ scene, name, width, height }: SceneRequest): DrawnScene {
  const subject = readName(scene, name);
  if (!subject) throw new RangeError(`there is no picture ${scene}/${name}`);
  const units = (width / height) * HEIGHT;
  const { scene: shown, mood, still, arrangement } = compositionOf(scene, subject, width / height);
  const drawn = new Set<string>();
  const content = still
    ? drawStill({ still, scene: shown, mood, width: units, arrangement, drawn })
    : drawLandscape({ scene: shown, mood, width: units, prefix: 'l', drawn });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${num(-units / 2)} 0 ${num(units)} ${HEIGHT}" preserveAspectRatio="none">${content}</svg>`;
  const palette = `${mood.land.season} ${mood.sky.hour} ${mood.family}`;
  return { svg, drawn, composition: mood.motif, palette };
}

/** A picture as SVG text. @throws RangeError when there is no picture with that name */
export const drawScene = (request: SceneRequest): string => composeScene(request).svg;
