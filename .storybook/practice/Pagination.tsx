import { Pagination } from '@sabadora/design-system/Pagination';

const hrefOf = (page: number) => `#page=${page}`;

export function Do() {
  return (
    <Pagination
      words={{ pagination: 'Pages of the stays by the sea' }}
      legend="25 to 48 of 96 stays"
      items={[1, 2, 3, 4]}
      current={2}
      hrefOf={hrefOf}
    />
  );
}

export function Dont() {
  return (
    <Pagination words={{ pagination: 'Pages of three stays' }} items={[1]} current={1} hrefOf={hrefOf} />
  );
}
