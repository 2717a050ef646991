import { Card, CardCell, CardPicture, CardText } from '@sabadora/design-system/Card';
import { Grid } from '@sabadora/design-system/Layout';

const picture = <CardPicture />;

export function Do() {
  return (
    <Grid columns={2} gap={16}>
      <CardCell>
        <Card href="#baths" headingLevel={4} name="A day at the thermal baths" picture={picture}>
          <CardText>Lunch included</CardText>
        </Card>
      </CardCell>
      <CardCell>
        <Card href="#sauna" headingLevel={4} name="Sauna" picture={picture}>
          <CardText>Towels included</CardText>
        </Card>
      </CardCell>
    </Grid>
  );
}

export function Dont() {
  return (
    <Card
      href="#baths"
      headingLevel={4}
      name="A day at the thermal baths"
      picture={picture}
      action="See a day at the thermal baths"
    />
  );
}
