import '../plain/slider.css';
import { FIRST, MAX, moved, nearest, type Pair, percent } from '../plain/slider.ts';
import { expose } from '../subject.ts';
import { make } from './make.ts';

const svg = (name: string, attributes: Record<string, string>, ...children: Element[]) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

function slider(): HTMLElement {
  const line = { y1: '50%', y2: '50%', 'stroke-width': '4' };
  const band = svg('line', { ...line, stroke: 'teal' });
  const track = svg('svg', {}, svg('line', { ...line, x1: '0', x2: '100%', stroke: 'silver' }), band);
  const sides = ['Lowest', 'Highest'].map((label) => ({
    input: make('input', { type: 'range', max: String(MAX), 'aria-label': label }),
    knob: svg('circle', { class: 'knob', cy: '50%', r: '11', fill: 'teal' }),
    field: make('input', { 'aria-label': label }),
  }));
  const rail = make('div', { class: 'slider' });
  rail.append(track, ...sides.flatMap(({ input, knob }) => [input, svg('svg', {}, knob)]));

  let pair: Pair = FIRST;
  let dragged: 0 | 1 | undefined;
  const draw = () => {
    band.setAttribute('x1', percent(pair[0]));
    band.setAttribute('x2', percent(pair[1]));
    for (const [index, { input, knob, field }] of sides.entries()) {
      const value = pair[index] ?? 0;
      input.setAttribute('aria-valuetext', String(value));
      knob.setAttribute('cx', percent(value));
      for (const control of [input, field])
        if (control instanceof HTMLInputElement) control.value = String(value);
    }
  };
  const drag = ({ clientX }: PointerEvent) => {
    if (dragged === undefined) return;
    pair = moved(pair, dragged, clientX, rail.getBoundingClientRect());
    draw();
  };
  rail.addEventListener('pointerdown', (event) => {
    dragged = nearest(pair, event.clientX, rail.getBoundingClientRect());
    rail.setPointerCapture(event.pointerId);
    drag(event);
  });
  rail.addEventListener('pointermove', drag);
  rail.addEventListener('pointerup', () => (dragged = undefined));
  draw();
  const fields = make('div', { class: 'fields' }, ...sides.map(({ field }) => field));
  return make('div', { role: 'group', 'aria-label': 'Price' }, rail, fields);
}

let shown: HTMLElement | undefined;
expose({
  mount(place) {
    shown = slider();
    place.append(shown);
  },
  unmount: () => shown?.remove(),
});
