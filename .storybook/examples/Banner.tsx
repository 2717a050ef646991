import { Banner } from '@sabadora/design-system/Banner';

export function Example() {
  return (
    <Banner
      tone="soft"
      headingLevel={3}
      kicker="Gifts"
      title="Give a weekend, they choose the day"
      subtitle="More than a thousand stays in one box, valid for a whole year."
      actions={[{ label: 'See the boxes', href: '#boxes' }]}
    />
  );
}
