/**
 * The first `count` of the numbers from 0 up to `length`, in the order of `isBefore`. Found in one pass with a heap
 * of `count` numbers, so that a page out of 100,000 results needs no full sort. `isBefore` must be a strict, total
 * order.
 */
export function topK(
  length: number,
  count: number,
  isBefore: (one: number, other: number) => boolean,
): number[] {
  const compare = (one: number, other: number) => (isBefore(one, other) ? -1 : 1);
  if (count <= 0) return [];
  // A large heap moves more elements than a sort.
  if (count > length / 8) {
    return Array.from({ length }, (_, number) => number)
      .sort(compare)
      .slice(0, count);
  }
  // The root is the last of the numbers in the heap.
  const heap = Array.from({ length: count }, (_, number) => number).sort((one, other) => compare(other, one));
  for (let number = count; number < length; number += 1) {
    if (isBefore(number, heap[0] ?? 0)) sink(heap, number, isBefore);
  }
  return heap.sort(compare);
}

/** Replaces the root by `number` and restores the heap. */
function sink(heap: number[], number: number, isBefore: (one: number, other: number) => boolean): void {
  let hole = 0;
  for (;;) {
    const left = 2 * hole + 1;
    if (left >= heap.length) break;
    const right = left + 1;
    const larger = right < heap.length && isBefore(heap[left] ?? 0, heap[right] ?? 0) ? right : left;
    const child = heap[larger] ?? 0;
    if (!isBefore(number, child)) break;
    heap[hole] = child;
    hole = larger;
  }
  heap[hole] = number;
}
