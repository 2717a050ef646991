import { useBoxBlock } from '@sabadora/hooks';

export function Example() {
  const block = useBoxBlock();
  if (block === undefined) return <p role="status">One moment …</p>;
  if (block === null) return null;
  return (
    <section>
      <h3>{block.title}</h3>
      <p>{block.boxes.map(({ title }) => title).join(', ')}</p>
      <a href={block.cta.url}>{block.cta.label}</a>
    </section>
  );
}
