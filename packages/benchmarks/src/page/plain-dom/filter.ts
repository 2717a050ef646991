import '../plain/filter.css';
import { PLACES } from '../places.ts';
import { expose } from '../subject.ts';
import { drawing, make } from './make.ts';

function filter(): HTMLElement {
  const button = make('button', { 'aria-expanded': 'false' }, 'Places');
  const whole = make('div', {}, button);
  button.addEventListener('click', () => {
    const choices = PLACES.map(({ id, label }) => {
      const input = make('input', { type: 'checkbox', name: id });
      return make(
        'div',
        {},
        make('label', { class: 'choice' }, input, drawing('m5 12 5 5 9-10'), make('span', {}, label)),
      );
    });
    whole.append(make('div', { class: 'choices' }, ...choices));
    button.setAttribute('aria-expanded', 'true');
  });
  return whole;
}

let shown: HTMLElement | undefined;
expose({
  mount(place) {
    shown = filter();
    place.append(shown);
  },
  unmount: () => shown?.remove(),
});
