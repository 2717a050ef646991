import { Card, CardFacts, CardPicture, CardScore, CardText } from '@sabadora/design-system/Card';
import { PriceTag } from '@sabadora/design-system/PriceTag';

/** A custom card for a spa day, for which the package has no card. */
export function Example() {
  return (
    <Card
      href="#day-spa"
      headingLevel={3}
      name="A day at the thermal baths"
      picture={<CardPicture />}
      aboveName={<CardText tone="small">Bagnoles-de-l’Orne</CardText>}
      price={<PriceTag priceCents={4900} isFrom />}
    >
      <CardFacts facts={['9:00 to 18:00', 'Lunch']} />
      <CardScore score={{ score: '8.8/10', label: 'Excellent' }} />
    </Card>
  );
}
