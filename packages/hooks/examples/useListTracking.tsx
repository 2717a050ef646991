import { stayListItem, useListTracking, useSearchAddress, useStaySearch } from '@sabadora/hooks';
import { useMemo } from 'react';

export function Example() {
  const { criteria, flow, page } = useSearchAddress();
  const { key, results } = useStaySearch({ criteria, flow, page, limit: 3 });
  const items = useMemo(() => results.map(({ mainPackage }) => stayListItem(mainPackage)), [results]);
  const { itemProps } = useListTracking({ list: 'search', listKey: key, items });
  return (
    <ol>
      {items.map((item) => (
        <li key={item.item_id} {...itemProps(item)}>
          <a href={`#stay-${item.item_id}`}>{item.item_name}</a>
        </li>
      ))}
    </ol>
  );
}
