import { CardCarousel } from '@sabadora/design-system/CardCarousel';
import { CategoryCard } from '@sabadora/design-system/CategoryCard';

const themes = ['By the sea', 'With a spa', 'Among vines', 'In the woods'];

export function Do() {
  return (
    <CardCarousel label="Themes of the autumn" size="small">
      {themes.map((name) => (
        <CategoryCard key={name} href={`#${name}`} headingLevel={4} name={name} />
      ))}
    </CardCarousel>
  );
}

export function Dont() {
  return (
    <CardCarousel label="Carousel" size="small">
      <CategoryCard href="#sea" headingLevel={4} name="By the sea" />
    </CardCarousel>
  );
}
