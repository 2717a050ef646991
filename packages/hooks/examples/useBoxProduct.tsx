import { useBoxProduct, type BoxProductProps } from '@sabadora/hooks';

/** The page's loader has read `detail` on the server. */
export function Example(props: BoxProductProps) {
  const box = useBoxProduct(props);
  return (
    <article>
      <h3>{box.detail.title}</h3>
      {box.isPhysicalOffered && (
        <button
          type="button"
          onClick={() => box.setFormat(box.format === 'physical' ? 'digital' : 'physical')}
        >
          {box.format === 'physical' ? 'By e-mail instead' : 'By post instead'}
        </button>
      )}
      <button type="button" onClick={box.offer}>
        Give this box
      </button>
      {box.isConfirming && (
        <p>
          <a href={box.checkoutHref}>Go to the checkout</a>{' '}
          <button type="button" onClick={box.cancel}>
            Not yet
          </button>
        </p>
      )}
    </article>
  );
}
