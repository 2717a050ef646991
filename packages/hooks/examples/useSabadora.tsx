import { useSabadora } from '@sabadora/hooks';
import { formatDay } from '@sabadora/hooks/core';

export function Example() {
  const { now, locale } = useSabadora();
  return (
    <p>
      Prices of {formatDay(now.today, locale)}, {now.hour} h in Paris
    </p>
  );
}
