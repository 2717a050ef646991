import { Button } from '@sabadora/design-system/Button';
import { Inline, Stack } from '@sabadora/design-system/Layout';

export function Do() {
  return (
    <Stack gap={16}>
      <p>The room is kept for you.</p>
      <Inline gap={8}>
        <Button>Go on</Button>
        <Button tone="quiet">Back</Button>
      </Inline>
    </Stack>
  );
}

export function Dont() {
  return (
    <div>
      <p>The room is kept for you.</p>
      <br />
      <br />
      <Button>Go on</Button>&nbsp;&nbsp;&nbsp;
      <Button tone="quiet">Back</Button>
    </div>
  );
}
