/** Circles in what comes before what. */

/**
 * Sets of two and more that wait for each other (Tarjan 1972, without recursion).
 * @param later by place, those that come after it
 */
export function circlesOf(later: readonly (readonly number[])[]): number[][] {
  const order = new Int32Array(later.length).fill(-1);
  const low = new Int32Array(later.length);
  const isOpen = new Uint8Array(later.length);
  const open: number[] = [];
  const circles: number[][] = [];
  let next = 0;
  for (let root = 0; root < later.length; root++) {
    if (order[root] !== -1) continue;
    const path: { place: number; at: number }[] = [];
    const enter = (place: number) => {
      order[place] = low[place] = next++;
      isOpen[place] = 1;
      open.push(place);
      path.push({ place, at: 0 });
    };
    enter(root);
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const { place } = top;
      const other = later[place]![top.at++];
      if (other !== undefined) {
        if (order[other] === -1) enter(other);
        else if (isOpen[other] === 1) low[place] = Math.min(low[place]!, order[other]!);
        continue;
      }
      path.pop();
      const parent = path.at(-1);
      if (parent !== undefined) low[parent.place] = Math.min(low[parent.place]!, low[place]!);
      if (low[place] !== order[place]) continue;
      const circle = open.splice(open.indexOf(place));
      for (const member of circle) isOpen[member] = 0;
      if (circle.length > 1) circles.push(circle);
    }
  }
  return circles;
}
