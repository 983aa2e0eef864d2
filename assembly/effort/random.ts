/** The seeded source of chance: xorshift64* (Marsaglia 2003; multiplier of Vigna 2016). */

let state: u64 = 1;

export function seedRandom(seed: i32): void {
  // SplitMix64 (Steele, Lea and Flood 2014) spreads neighbouring seeds.
  let z = <u64>seed + 0x9e3779b97f4a7c15;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  state = z ^ (z >> 31);
  if (state == 0) state = 1;
}

function random64(): u64 {
  state ^= state >> 12;
  state ^= state << 25;
  state ^= state >> 27;
  return state * 0x2545f4914f6cdd1d;
}

/** In [0, 1). */
export function random(): f64 {
  return <f64>(random64() >> 11) * (1.0 / 9007199254740992.0);
}

/** A whole number in [0, below). */
export function randomBelow(below: i32): i32 {
  return <i32>(random() * <f64>below);
}
