import { Banner } from '@sabadora/design-system/Banner';

export function Do() {
  return (
    <Banner
      variant="card"
      tone="soft"
      headingLevel={4}
      title="Two nights for the price of one"
      subtitle="Sunday to Tuesday, until 20 December."
      actions={[{ label: 'See 48 stays', href: '#sundays' }]}
    />
  );
}

export function Dont() {
  return (
    <Banner
      variant="card"
      tone="promo"
      headingLevel={4}
      title="WOW! Only now!"
      actions={[
        { label: 'Click here', href: '#here' },
        { label: 'More', href: '#more' },
        { label: 'All offers', href: '#all' },
      ]}
    />
  );
}
