import { ExpandableText } from '@sabadora/design-system/ExpandableText';

export function Example() {
  return (
    <ExpandableText
      subject="the room"
      text="Under the roof, with a window to the sea and another to the orchard. The bed is 1.80 m wide, the bath has a tub, and a breakfast of bread, cheese and apples comes up the stairs at the hour that you say. In winter there is wood for the stove, and blankets for the terrace."
    />
  );
}
