/**
 * Test files that share a process. One that loads Node, tap and what it tests for itself pays 0.3 s of processor time in
 * a room of rules and 1.5 s where services are started: as much as most of the tests themselves.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Beside the built tests, for the files that load a few of them. */
const FOLDER = 'build/together';

/** Most files of one process, by room; so few that three at once end at about the same time. */
const MOST = {
  bench: 9,
  calculation: 12,
  client: 4,
  domain: 20,
  engine: 8,
  http: 10,
  lib: 20,
  locales: 9,
  planning: 18,
  report: 8,
  rules: 14,
  scene: 20,
  schema: 20,
  scripts: 10,
  service: 8,
  store: 8,
  tables: 10,
  upload: 8,
  web: 9,
  webhook: 12,
};

/** They take as long as a process full, or look at what a process has once: its memory, its processor time. */
const ALONE = [
  /access-matrix|crash|outage|storm|soak|hostile/,
  /calculation\/(browser|node|same-plan)/,
  /(client|http|report)\/(browser|examples|in-browser|sample-programs)/,
  /engine\/(anytime|bound|memory)/,
  /web\/(account|dock|editor\.|pages|viewer\/view)/,
];

/**
 * @param folder of the built tests, beside `FOLDER`
 * @param files paths below it
 * @returns paths to run instead, from where the runner is started
 */
export function together(folder, files) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const rooms = new Map();
  const alone = [];
  for (const file of files) {
    const room = file.slice(0, file.indexOf('/'));
    if (MOST[room] === undefined || ALONE.some((one) => one.test(file))) alone.push(join(folder, file));
    else rooms.set(room, [...(rooms.get(room) ?? []), file]);
  }
  const shared = [...rooms].flatMap(([room, ofRoom]) =>
    dealt(ofRoom, Math.ceil(ofRoom.length / MOST[room])).map((some, index) => {
      const path = join(FOLDER, `${room}-${index + 1}.js`);
      writeFileSync(path, some.map((file) => `import '../test/${file}';\n`).join(''));
      return path;
    }),
  );
  return [...alone, ...shared];
}

/** In turn: neighbours by name are often alike in length. */
function dealt(files, hands) {
  return Array.from({ length: hands }, (_, hand) => files.filter((_, place) => place % hands === hand));
}
