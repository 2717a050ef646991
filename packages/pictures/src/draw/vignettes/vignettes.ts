import type { Vignette } from '../../vignette.ts';
import type { Still } from '../stills/still.ts';
import { drawSpa } from '../stills/spa.ts';
import { drawWine } from '../stills/wine.ts';
import { drawCellar, drawMuseum, drawTheatre } from './culture.ts';
import { drawTreasure, drawWalk } from './sights.ts';
import { drawBalloon, drawTreetops } from './aloft.ts';
import { drawBike } from './bike.ts';
import { drawGolf, drawHike, drawHorse } from './outdoors.ts';
import { drawBeer, drawCooking, drawDinner, drawTasting } from './table.ts';
import { drawBoatTrip, drawKayak, drawPaddle, drawSurf } from './water.ts';
import { drawHotTub, drawMassage, drawSauna, drawYoga } from './wellness.ts';

/** Vignettes without a still, which are shown as a landscape. */
export type LandscapeVignette = 'castle' | 'place';

export const VIGNETTE_STILLS: Readonly<Record<Exclude<Vignette, LandscapeVignette>, Still>> = {
  spa: drawSpa,
  massage: drawMassage,
  hottub: drawHotTub,
  yoga: drawYoga,
  sauna: drawSauna,
  dinner: drawDinner,
  tasting: drawTasting,
  wine: drawWine,
  cooking: drawCooking,
  beer: drawBeer,
  museum: drawMuseum,
  walk: drawWalk,
  theatre: drawTheatre,
  cellar: drawCellar,
  bike: drawBike,
  hike: drawHike,
  golf: drawGolf,
  horse: drawHorse,
  balloon: drawBalloon,
  treetops: drawTreetops,
  boat: drawBoatTrip,
  kayak: drawKayak,
  surf: drawSurf,
  paddle: drawPaddle,
  treasure: drawTreasure,
};
