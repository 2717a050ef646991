import type { Scene } from './address.ts';
import { compositionOf } from './draw/composition.ts';
import { drawLandscape } from './draw/landscape.ts';
import { HEIGHT } from './draw/stage.ts';
import { num } from './draw/svg.ts';
import { drawStill } from './draw/stills/drawStill.ts';

export interface SceneRequest {
  scene: Scene;
  name: string;
  /** In px; a picture is composed anew for each shape, never stretched. */
  width: number;
  height: number;
}

/** A picture as SVG text; the same text for the same request, on every machine. */
export function drawScene({ scene, name, width, height }: SceneRequest): string {
  const units = (width / height) * HEIGHT;
  const { mood, still } = compositionOf(scene, name);
  const content = still
    ? drawStill({ still, scene, mood, width: units })
    : drawLandscape({ scene, mood, width: units, prefix: 'l' });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${num(-units / 2)} 0 ${num(units)} ${HEIGHT}" preserveAspectRatio="none">${content}</svg>`;
}
