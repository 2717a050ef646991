import { Button } from '@sabadora/design-system/Button';
import { Inline } from '@sabadora/design-system/Layout';
import { StickyBar } from '@sabadora/design-system/StickyBar';

/** In the flow of the page, until it would scroll out of the window. */
export function Example() {
  return (
    <StickyBar label="Booking" edge="top">
      <Inline justify="between" canWrap={false}>
        <span>2 nights from 178 €</span>
        <Button size="small">Choose dates</Button>
      </Inline>
    </StickyBar>
  );
}
