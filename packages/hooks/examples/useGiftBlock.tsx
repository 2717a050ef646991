import { useGiftBlock } from '@sabadora/hooks';

export function Example() {
  const block = useGiftBlock();
  if (block === undefined) return <p role="status">One moment …</p>;
  if (block === null) return null;
  return (
    <section>
      <h3>{block.title}</h3>
      <a href={block.boxURL}>A gift box</a> <a href={block.singleVoucherURL}>A stay</a>
    </section>
  );
}
