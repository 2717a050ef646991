import { usePagination, useSearchAddress } from '@sabadora/hooks';

export function Example() {
  const { page, pageHref } = useSearchAddress();
  const { items, current, legend, isShown } = usePagination({ page, total: 130 });
  if (!isShown) return null;
  return (
    <nav aria-label="Pages">
      <p>
        {legend.from} to {legend.to} of {legend.total}
      </p>
      {items.map((item, at) =>
        item === 'gap' ? (
          <span key={`gap ${at}`}>…</span>
        ) : (
          <a key={item} href={pageHref(item - 1)} {...(item === current && { 'aria-current': 'page' })}>
            {item}
          </a>
        ),
      )}
    </nav>
  );
}
