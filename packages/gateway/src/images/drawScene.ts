import type { Scene } from './address.ts';
import { drawLandscape } from './draw/landscape.ts';
import { HEIGHT } from './draw/stage.ts';
import { moodOf } from './draw/mood.ts';

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
  const mood = moodOf(scene, name);
  const content = drawLandscape({ ...mood, scene, width: units });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${-units / 2} 0 ${units} ${HEIGHT}" preserveAspectRatio="none">${content}</svg>`;
}
