import { Button } from '@sabadora/design-system/Button';
import { Container, Grid, Inline, Stack } from '@sabadora/design-system/Layout';
import { TextField } from '@sabadora/design-system/TextField';

/** A form with two columns, and with one on a phone. */
export function Example() {
  return (
    <Container width="text">
      <Stack gap={24} as="form" aria-label="Who travels">
        <Grid columns={2} gap={16}>
          <TextField label="First name" />
          <TextField label="Last name" />
        </Grid>
        <Inline justify="end">
          <Button type="submit">Go on</Button>
        </Inline>
      </Stack>
    </Container>
  );
}
