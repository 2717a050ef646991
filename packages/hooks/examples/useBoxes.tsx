import { useBoxes } from '@sabadora/hooks';
import { formatMoney } from '@sabadora/hooks/core';

export function Example() {
  const { status, boxes, retry } = useBoxes();
  if (status === 'error') return <button onClick={retry}>Try again</button>;
  return (
    <ul aria-busy={status === 'loading'}>
      {boxes.map(({ code, title, price }) => (
        <li key={code}>
          {title}, {formatMoney(price.sellPrice, 'fr_FR')}
        </li>
      ))}
    </ul>
  );
}
