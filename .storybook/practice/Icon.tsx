import { MailIcon } from '@sabadora/design-system/Icon';
import { Inline } from '@sabadora/design-system/Layout';

export function Do() {
  return (
    <Inline gap={8}>
      <MailIcon /> Sent to camille@example.com
    </Inline>
  );
}

export function Dont() {
  return (
    <Inline gap={8}>
      <MailIcon size="large" />
    </Inline>
  );
}
