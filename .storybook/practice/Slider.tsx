import { Slider } from '@sabadora/design-system/Slider';

export function Do() {
  return <Slider label="Distance" maxValue={100} defaultValue={20} formatValue={(km) => `up to ${km} km`} />;
}

const orders = ['Best first', 'Cheapest first', 'Nearest first'];

export function Dont() {
  return <Slider label="Order" maxValue={2} defaultValue={1} formatValue={(order) => orders[order] ?? ''} />;
}
