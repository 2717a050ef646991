import { Pagination } from '@sabadora/design-system/Pagination';

export function Example() {
  return (
    <Pagination
      legend="25 to 48 of 312 stays"
      items={[1, 2, 3, 'gap', 13]}
      current={2}
      hrefOf={(page) => `#page=${page}`}
    />
  );
}
