import { Button } from '@sabadora/design-system/Button';
import { Notice } from '@sabadora/design-system/Notice';

export function Do() {
  return (
    <Notice
      tone="error"
      title="The offers did not load"
      action={
        <Button size="small" tone="secondary">
          Try again
        </Button>
      }
    >
      Your search is kept.
    </Notice>
  );
}

export function Dont() {
  return (
    <Notice tone="error" title="Error 0x80004005">
      You have entered an illegal value.
    </Notice>
  );
}
