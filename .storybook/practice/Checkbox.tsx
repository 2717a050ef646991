import { Checkbox } from '@sabadora/design-system/Checkbox';

export function Do() {
  return <Checkbox label="Send me offers, twice a month" />;
}

export function Dont() {
  return <Checkbox label="Do not stop sending me no offers" defaultSelected />;
}
