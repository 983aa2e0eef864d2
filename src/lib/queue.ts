/** A queue that hands out the least first: a binary heap. */
export class Queue<T> {
  private readonly heap: T[] = [];

  /** @param compare below 0 when `a` comes first */
  constructor(private readonly compare: (a: T, b: T) => number) {}

  get first(): T | undefined {
    return this.heap[0];
  }

  add(value: T): void {
    const { heap } = this;
    let place = heap.length;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (this.compare(heap[parent]!, value) <= 0) break;
      heap[place] = heap[parent]!;
      place = parent;
    }
    heap[place] = value;
  }

  take(): T | undefined {
    const { heap } = this;
    const first = heap[0];
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return first;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && this.compare(heap[child + 1]!, heap[child]!) < 0) child++;
      if (this.compare(last, heap[child]!) <= 0) break;
      heap[place] = heap[child]!;
      place = child;
    }
    heap[place] = last;
    return first;
  }
}
