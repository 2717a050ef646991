import { CategoryCard } from '@sabadora/design-system/CategoryCard';
import { Grid } from '@sabadora/design-system/Layout';

export function Example() {
  return (
    <Grid columns={3} gap={16}>
      <CategoryCard href="#sea" headingLevel={3} name="By the sea" count="412 stays" />
      <CategoryCard href="#spa" headingLevel={3} name="With a spa" count="268 stays" />
      <CategoryCard href="#vineyards" headingLevel={3} name="Among vines" count="97 stays" />
    </Grid>
  );
}
