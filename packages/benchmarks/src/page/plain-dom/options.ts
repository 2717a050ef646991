import '../plain/options.css';
import { PLACES } from '../places.ts';
import { expose } from '../subject.ts';
import { drawing, make } from './make.ts';

const PIN = 'M12 21c4-4 6-7 6-10a6 6 0 1 0-12 0c0 3 2 6 6 10Z';

function combobox(): HTMLElement {
  const input = make('input', { id: 'destination', role: 'combobox', 'aria-expanded': 'false' });
  const whole = make(
    'div',
    { class: 'combobox' },
    make('label', { for: 'destination' }, 'Destination'),
    input,
  );
  let list: HTMLElement | undefined;
  let active = -1;
  input.addEventListener('focus', () => {
    const options = PLACES.map(({ label, description }, index) => {
      const text = make('span', {}, make('span', {}, label), ' ', make('small', {}, description));
      const attributes = { id: `option-${index}`, role: 'option', 'aria-selected': 'false', class: 'option' };
      return make('div', attributes, drawing(PIN), text);
    });
    list = make('div', { role: 'listbox', 'aria-label': 'Destination' }, ...options);
    whole.append(make('div', { class: 'panel' }, list));
    input.setAttribute('aria-expanded', 'true');
  });
  input.addEventListener('keydown', ({ key }) => {
    if (key !== 'ArrowDown' || !list) return;
    list.children[active]?.setAttribute('aria-selected', 'false');
    active += 1;
    list.children[active]?.setAttribute('aria-selected', 'true');
    input.setAttribute('aria-activedescendant', `option-${active}`);
  });
  return whole;
}

let shown: HTMLElement | undefined;
expose({
  mount(place) {
    shown = combobox();
    place.append(shown);
  },
  unmount: () => shown?.remove(),
});
