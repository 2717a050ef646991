import { CalendarIcon, PeopleIcon, PinIcon } from '@sabadora/design-system/Icon';
import { Inline, Stack } from '@sabadora/design-system/Layout';

export function Example() {
  return (
    <Stack gap={8}>
      <Inline gap={8}>
        <PinIcon /> Honfleur, Normandy
      </Inline>
      <Inline gap={8}>
        <CalendarIcon /> 12 – 14 December
      </Inline>
      <Inline gap={8}>
        <PeopleIcon /> 2 adults
      </Inline>
    </Stack>
  );
}
