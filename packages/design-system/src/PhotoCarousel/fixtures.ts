import type { Photo } from '../Picture/index.ts';

interface Palette {
  sky: [top: string, bottom: string];
  sun: string;
  ridges: [far: string, middle: string, near: string, front: string];
}

const morning: Palette = {
  sky: ['#f7d9b0', '#fdf1dc'],
  sun: '#f2a541',
  ridges: ['#c9b7a6', '#9aa79a', '#5f8577', '#2f5f55'],
};

const palettes: readonly Palette[] = [
  morning,
  { sky: ['#9cc6d8', '#e9f1ea'], sun: '#fff3c9', ridges: ['#a9c4cb', '#6fa2ae', '#3f7f92', '#1f5a70'] },
  { sky: ['#e7b8a0', '#fbe6cf'], sun: '#f7e3a1', ridges: ['#cfa596', '#b07f72', '#8a5f5a', '#5b4046'] },
  { sky: ['#6f86a6', '#e8c9b5'], sun: '#f9d9a0', ridges: ['#8f97ac', '#6c7792', '#4b5875', '#2c3a55'] },
  { sky: ['#cfe3d0', '#f8f3dd'], sun: '#f6cf65', ridges: ['#b9cfae', '#8fb083', '#5f8d5a', '#376a42'] },
];

/** A pseudo-random number between 0 and 1 that depends only on its arguments. */
function noise(seed: number, at: number): number {
  const wave = Math.sin(seed * 127.1 + at * 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}

function ridge(seed: number, base: number, height: number): string {
  const peaks = Array.from({ length: 9 }, (_, at) => ({ x: at * 80, y: base - noise(seed, at) * height }));
  const curves = peaks
    .slice(1)
    .map(
      ({ x, y }, at) =>
        `S${x - 34} ${Math.round(y + (noise(seed, at + 20) - 0.5) * 8)} ${x} ${Math.round(y)}`,
    );
  return `M0 360V${Math.round(peaks[0]?.y ?? base)}${curves.join('')}V360Z`;
}

/** A drawn landscape, the same for the same seed. */
export function landscape(seed: number): string {
  const { sky, sun, ridges } = palettes[seed % palettes.length] ?? morning;
  const hills = ridges.map(
    (fill, at) => `<path fill="${fill}" d="${ridge(seed * 7 + at, 190 + at * 44, 84 - at * 14)}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset=".7" stop-color="${sky[1]}"/></linearGradient></defs><rect width="640" height="360" fill="url(#s)"/><circle cx="${Math.round(120 + noise(seed, 3) * 400)}" cy="${Math.round(96 + noise(seed, 4) * 60)}" r="34" fill="${sun}"/>${hills.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** `count` drawn photos, beginning with the one numbered `first`. */
export function drawnPhotos(first: number, count: number): Photo[] {
  return Array.from({ length: count }, (_, at) => ({ src: landscape(first + at * 3) }));
}
