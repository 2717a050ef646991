import { ExpandableText } from '@sabadora/design-system/ExpandableText';

const description =
  'Under the roof, with a window to the sea and another to the orchard. The bed is 1.80 m wide, and the bath has a tub.';
const warning =
  'The lift is out of order until March; the rooms of the third floor are reached by 54 steps. A deposit of 200 € is paid in cash.';

export function Do() {
  return <ExpandableText subject="the room under the roof" text={description} desktopLength={86} />;
}

export function Dont() {
  return <ExpandableText text={warning} desktopLength={86} />;
}
