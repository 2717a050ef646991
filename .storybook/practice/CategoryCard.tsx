import { CategoryCard } from '@sabadora/design-system/CategoryCard';

export function Do() {
  return <CategoryCard href="#sea" headingLevel={4} name="By the sea" count="412 stays" />;
}

export function Dont() {
  return (
    <CategoryCard
      href="#sea"
      headingLevel={4}
      name="Discover our most beautiful hotels right by the sea, from Dunkirk to Biarritz"
    />
  );
}
