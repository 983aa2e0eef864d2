/** The commands that need no server: plan, compare and verify, as they are typed. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import t, { type Test } from 'tap';
import { benchCommand } from '../../src/cli/bench.js';
import { compareCommand } from '../../src/cli/compare.js';
import { planCommand } from '../../src/cli/plan.js';
import { UsageError } from '../../src/cli/usage.js';
import { verifyCommand } from '../../src/cli/verify.js';
import { smallRequest } from '../support/problems/requests.js';
import { temporaryFolder } from '../support/service/running-service.js';

const LINES = `# an order
Carton A: 60 x 40 x 40 cm, 14 kg, qty 120
Drum: diameter 58 x 88 cm, 180 kg, 12 pcs
into 20 ft: 589 x 235 x 239 cm, max 21700 kg, qty 1
`;

type Command = typeof planCommand;

interface SpoiltSpace {
  pos: { length: number };
  placements: unknown[];
  cargoOrientation: string;
}

/** A folder of files, and commands on them. */
function desk(t: Test, files: Readonly<Record<string, unknown>>) {
  const folder = temporaryFolder(t);
  const path = (name: string) => join(folder, name);
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(path(name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  const run = async (command: Command, ...args: string[]) => {
    const lines: string[] = [];
    const code = await command(args, (line) => lines.push(line));
    return { code, lines, text: lines.join('\n') };
  };
  const mistake = async (command: Command, ...args: string[]) => {
    const error = await command(args, () => {}).catch((thrown: unknown) => thrown);
    t.ok(error instanceof UsageError, args.join(' '));
    return (error as Error).message;
  };
  return { folder, path, run, mistake };
}

t.test('plan: lines of text become a table, and a Load in JSON', async (t) => {
  const { path, run } = desk(t, { 'order 17.txt': LINES });
  const { code, lines } = await run(planCommand, path('order 17.txt'), '--level', '1');
  t.equal(code, 0);
  t.match(lines[0], /^order 17: 132 of 132 packages in 1 container, \d+\.\d % of the volume, every rule verified$/);
  t.match(lines[2], /^# {2}container +packages +weight kg +length cm/);
  t.match(lines[3], /^1 {2}20 ft 1 +132 +3,840/);
  const packs = LINES.replace('qty 120', 'qty 120, pieceInside=6');
  writeFileSync(path('packs.txt'), packs);
  const inside = await run(planCommand, path('packs.txt'), '--level', '1');
  t.match(inside.lines[2], /^# {2}container +packages +pieces inside +weight kg/);
  t.match(inside.lines[3], /^1 {2}20 ft 1 +132 +732 /);
  const json = await run(planCommand, path('order 17.txt'), '--level=1', '--json', '--title', 'Other');
  const load = JSON.parse(json.text);
  t.match(load, { status: 'succeed', uom: 'UnitHighMetric', loadSummary: { cargoesLoaded: 132 } });
  t.ok(load.filledContainers[0].spaces[0].placements.length > 0);
});

t.test(
  'plan: --into takes a common container by name, and axles are told at departure and after each stop',
  async (t) => {
    const pallets = 'P: 1200 x 800 x 1200 mm, 500 kg, qty 10, stop 1\nQ: 1200 x 800 x 1200 mm, 700 kg, qty 8, stop 2\n';
    const { path, run, mistake } = desk(t, { 'stops.txt': pallets });
    const rules = ['--level', '1', '--rule', 'isSequenceUsed=true'];
    const trailer = ['--into', 'semi-trailer 13.6 m, tractor with 2 axles, qty 1'];
    const { code, text } = await run(planCommand, path('stops.txt'), ...trailer, ...rules, '--strict');
    t.equal(code, 0, text);
    t.match(
      text,
      /Axles of Semi-trailer 13\.6 m, tractor with 2 axles 1: gross 24,\d{3} of 40,000 kg, .* may lie from /,
    );
    t.match(text, /after +axles +load kg +at most kg +at least kg +margin kg/);
    for (const group of ['steer', 'drive', 'trailer', 'kingpin']) {
      t.match(text, new RegExp(`departure +${group} +[\\d,]+`));
      t.match(text, new RegExp(`stop 1 +${group} +[\\d,]+`));
    }
    t.notMatch(text, /beyond its limit/);
    const van = await run(planCommand, path('stops.txt'), '--into', '40 ft container', '--json', '--level', '1');
    t.match(JSON.parse(van.text).filledContainers[0].emptyContainer, {
      door: { width: 2286, height: 2261 },
      maxWeightPerLength: 3000,
      description: /ISO 1496-1/,
    });
    t.match(await mistake(planCommand, path('stops.txt'), '--into', '40 ft containr'), /40 ft container/);
  },
);

t.test('plan: axles in lines of text are kept, and told; a mistake in them names its line', async (t) => {
  const text = (drive: string) => `P: 1200 x 800 x 1200 mm, 600 kg, qty 10
into Truck: 6 x 2.4 x 2.4 m, qty 1
axles steer: at -1400 mm, empty 4200 kg, max 7.5 t
axles drive: ${drive}
`;
  const drive = 'at 4 m, empty 2700 kg, max 6 t';
  const { path, run, mistake } = desk(t, { 'sound.txt': text(drive), 'wrong.txt': text('max 6 t') });
  const { text: told } = await run(planCommand, path('sound.txt'), '--level', '1');
  t.match(told, /Axles of Truck 1: gross/);
  t.match(told, /departure +drive +[\d,]+ +6,000/);
  t.notMatch(told, /beyond its limit/);
  t.match(await mistake(planCommand, path('wrong.txt')), /wrong\.txt:4:7: It does not say where/);
});

t.test('plan: lines that begin with cargo of a group are no table', async (t) => {
  const text = 'C0: 110 x 60 x 80 cm, 66 kg, qty 3, group North\ninto V: 500 x 160 x 150 cm\n';
  const { path, run } = desk(t, { 'p.txt': text });
  const { code, lines } = await run(planCommand, path('p.txt'), '--level', '1');
  t.equal(code, 0);
  t.match(lines[0], /^p: 3 of 3 packages in 1 container/);
});

t.test('plan: JSON and .csv, with more containers and rules from the command line', async (t) => {
  const csv =
    'LoadTitle,Name,Style,Length,Width,Height,Qty\nOne,C,Shipcase,500,500,500,4\nTwo,C,Shipcase,500,500,500,6\n';
  const { path, run } = desk(t, { 'a.json': smallRequest({ qty: 300 }), 'b.csv': csv });
  const into = ['--uom', 'mm', '--into', 'Crate: 1 x 1 x 1 m, qty 1'];
  const { code, text } = await run(planCommand, path('b.csv'), ...into, '--strict');
  t.equal(code, 0);
  t.match(text, /One: 4 of 4 packages.*\n[\s\S]*Two: 6 of 6 packages/);
  const left = await run(planCommand, path('b.csv'), ...into, '--rule', 'maxSearchVolPerncentage=40', '--strict');
  t.equal(left.code, 3);
  t.match(left.text, /Left behind\ncargo {2}qty {2}reason\nC/);
  t.equal((await run(planCommand, path('a.json'), '--uom', 'mm', '--level', '1')).code, 0);
});

t.test('plan: writes reports and pictures', async (t) => {
  const { folder, path, run } = desk(t, { 'o.txt': LINES });
  const args = ['--level', '1', '--out', join(folder, 'out'), '--report', join(folder, 'p.png'), '--language', 'ger'];
  const { text } = await run(planCommand, path('o.txt'), ...args);
  const written = readdirSync(join(folder, 'out')).sort();
  t.same(written, [
    'load.json',
    'report-1.svg',
    'report.html',
    'report.json',
    'report.pdf',
    'report.xlsx',
    'request.json',
  ]);
  t.equal(text.match(/^written: /gm)?.length, 8);
  const begins = (name: string) => readFileSync(join(folder, name)).subarray(0, 4).toString('latin1');
  t.equal(begins('out/report.pdf'), '%PDF');
  t.equal(begins('out/report.xlsx'), 'PK\x03\x04');
  t.equal(begins('out/report-1.svg'), '<svg');
  t.equal(begins('p.png'), '\x89PNG');
  t.ok(readFileSync(join(folder, 'out/report.html'), 'utf8').includes('lang="de'));
});

t.test('verify: a plan of ours, one that was spoilt, one made by hand', async (t) => {
  const { path, run, mistake } = desk(t, {});
  const request = smallRequest({ qty: 30 });
  writeFileSync(path('request.json'), JSON.stringify(request));
  const { text } = await run(planCommand, path('request.json'), '--uom', 'mm', '--json');
  writeFileSync(path('load.json'), text);
  const own = await run(verifyCommand, path('load.json'), '--request', path('request.json'));
  t.match(own, { code: 0, text: /^The plan keeps all \d+ rules: .*overlap/ });
  const load = JSON.parse(text);
  for (const space of load.filledContainers[0].spaces) delete space.placements;
  writeFileSync(path('spaces.json'), JSON.stringify(load));
  t.match(await run(verifyCommand, path('spaces.json'), '--request', path('request.json')), { code: 0 });
  load.filledContainers[0].spaces[0].pos.length += 100;
  writeFileSync(path('moved.json'), JSON.stringify(load));
  const moved = await run(verifyCommand, path('moved.json'), '--request', path('request.json'), '--json');
  t.match(JSON.parse(moved.text), { valid: false, issues: [{ rule: String }] });
  t.equal(moved.code, 2);
  const at = (length: number) => ({ cargo: 'Carton B', orientation: 1, pos: { length, width: 0, height: 0 } });
  const byHand = (second: number) => ({
    ...request,
    filledContainers: [{ emptyContainer: '20 ft', placements: [at(0), at(second)] }],
  });
  writeFileSync(path('hand.json'), JSON.stringify(byHand(500)));
  t.equal((await run(verifyCommand, path('hand.json'), '--uom', 'mm')).code, 0);
  writeFileSync(path('overlap.json'), JSON.stringify(byHand(400)));
  t.match(await run(verifyCommand, path('overlap.json'), '--uom', 'mm'), { code: 2, text: /overlap/i });
  t.match(await mistake(verifyCommand, path('load.json')), /give it with --request/);
  t.match(
    await mistake(verifyCommand, path('request.json')),
    /is not a plan: it seems to be a load request without `filledContainers`\. stowage verify reads JSON/,
  );
  writeFileSync(path('order.txt'), LINES);
  writeFileSync(path('order.csv'), 'Name,Length,Width,Height,Qty\nA,60,40,40,1\n');
  t.match(await mistake(verifyCommand, path('order.txt')), /order\.txt is not a plan: it seems to be text\./);
  t.match(await mistake(verifyCommand, path('order.csv')), /order\.csv is not a plan: it seems to be a table\./);
});

t.test('verify: a Load whose spaces contradict their placements is refused', async (t) => {
  const { path, run, mistake } = desk(t, { 'request.json': smallRequest({ qty: 30 }) });
  const { text } = await run(planCommand, path('request.json'), '--uom', 'mm', '--json');
  const spoilt = async (spoil: (space: SpoiltSpace) => void) => {
    const load = JSON.parse(text);
    spoil(load.filledContainers[0].spaces[0]);
    writeFileSync(path('load.json'), JSON.stringify(load));
    return await mistake(verifyCommand, path('load.json'), '--request', path('request.json'));
  };
  const where = /^Space 1 of filled container 1 of .*load.json contradicts its placements: /;
  const moved = await spoilt((space) => {
    space.pos.length += 50;
  });
  t.match(moved, where);
  t.match(moved, /along the length/);
  t.match(await spoilt((space) => space.placements.pop()), /arranges \d+ pieces, and places \d+/);
  const turned = await spoilt((space) => {
    space.cargoOrientation = 'Orientation5';
  });
  t.match(turned, /it is in Orientation5, and a piece in Orientation/);
});

t.test('a list with plain titles is a load of its own, and its plan is verified beside it', async (t) => {
  const list = 'name,length,width,height,weight,qty\nBox,40,30,20,5,100\nBig,60,50,40,12,30\n';
  const { folder, path, run, mistake } = desk(t, { 'Monday.csv': list });
  const given = ['--into', '20 ft: 589 x 235 x 239 cm, max 21700 kg'];
  const planned = await run(planCommand, path('Monday.csv'), '--uom', 'cm', ...given, '--out', folder, '--level', '1');
  t.match(planned, { code: 0, lines: [/^Monday: 130 of 130 packages in 1 container/] });
  t.match(JSON.parse(readFileSync(path('request.json'), 'utf8')), {
    title: 'Monday',
    cargoes: [{ style: 'Shipcase', name: 'Box', qty: 100 }, { style: 'Shipcase' }],
  });
  for (const request of [[path('request.json')], [path('Monday.csv'), ...given]]) {
    t.match(await run(verifyCommand, path('load.json'), '--request', ...request), { code: 0 }, request.join(' '));
  }
  writeFileSync(path('two.csv'), `LoadTitle,${list.replace('Box', 'A,Box').replace('Big', 'B,Big').slice(0)}`);
  t.match(
    await mistake(verifyCommand, path('load.json'), '--request', path('two.csv'), ...given),
    /holds 2 requests: say which with --title, one of "A", "B"/,
  );
});

t.test('compare: every combination, as a table, for a spreadsheet and in JSON', async (t) => {
  const { path, run, mistake } = desk(t, { 'o.txt': LINES, 'a.json': smallRequest() });
  const vary = ['--vary', 'minSupportRate=0,1', '--vary', 'fillDirection=FrontToRear,BottomToTop', '--level', '1'];
  const { code, lines } = await run(compareCommand, path('o.txt'), ...vary, '--csv', path('t.csv'));
  t.equal(code, 0);
  t.match(lines[0], /^request +setting +loaded +left +containers/);
  t.equal(lines.filter((line) => !line.startsWith('warning: ')).length, 5);
  t.match(lines[1], /^o {8}minSupportRate=0 fillDirection=FrontToRear +[* ] +132 +0 +1 /);
  t.ok(lines.some((line) => line.includes(' * ')));
  const table = readFileSync(path('t.csv'), 'utf8').split('\r\n');
  t.match(table, [/^request,setting,pareto,loaded,/, /^o,minSupportRate=0 fillDirection=FrontToRear,/]);
  const both = await run(compareCommand, path('o.txt'), path('a.json'), '--uom', 'mm', '--levels', '1', '--json');
  t.match(JSON.parse(both.text), [
    { request: 0, title: 'o', label: 'optimizationLevel=1', valid: true, load: { status: 'succeed' } },
    { request: 1, title: 'Small', searchNodes: Number },
  ]);
  t.match(await mistake(compareCommand, path('o.txt'), '--vary', 'minSupportRate=0,80'), /it is a share: 0\.8 means/);
  t.match(await mistake(compareCommand, path('o.txt'), '--vary', 'minSupportRate'), /--vary is written RULE=A,B,C/);
});

t.test('compare: warnings are said once, with what they are about; an unknown rule is a mistake', async (t) => {
  const odd = { ...smallRequest(), colour: 1 };
  const { path, run, mistake } = desk(t, { 'o.txt': LINES, 'a.json': odd });
  const { code, lines } = await run(compareCommand, path('a.json'), '--uom', 'mm', '--vary', 'minSupportRate=0,1');
  t.equal(code, 0);
  const warnings = lines.filter((line) => line.startsWith('warning: '));
  t.equal(warnings.length, 2, lines.join('\n'));
  t.match(
    warnings.find((line) => line.includes('colour')),
    /`colour` is not known .* \(all 2\)$/,
  );
  t.match(
    warnings.find((line) => !line.includes('colour')),
    /support.* \(Small, minSupportRate=0\)$/i,
  );
  for (const command of [compareCommand, planCommand]) {
    t.match(
      await mistake(command, path('o.txt'), '--rule', 'minSuportRate=1'),
      /no rule minSuportRate; .*`minSupportRate`/,
    );
  }
  const misspelt = ['--vary', 'minSuportRate=0,1'];
  t.match(await mistake(compareCommand, path('o.txt'), ...misspelt), /no rule minSuportRate; .*`minSupportRate`/);
  t.match(await mistake(compareCommand, path('o.txt'), '--vary', 'xyzzy=0,1'), /^there is no rule xyzzy$/);
});

t.test('mistakes are said in a sentence, with where they are', async (t) => {
  const { path, run, mistake } = desk(t, {
    'bad.txt': 'A: 60 x 40 cm, qty 2\nB: 1 x 1 x 1 m',
    'alone.txt': 'A: 60 x 40 x 40 cm, qty 2',
    'cut.json': '{"cargoes": [',
    'zero.txt': 'A: 60 x 40 x 40 cm, qty 1\nB: 60 x 40 x 40 cm, qty 0\ninto T: 2 x 2 x 2 m',
  });
  t.match(await mistake(planCommand, path('bad.txt')), /bad\.txt:1:4: .*three sides.*\n.*bad\.txt:2:1: .*no quantity/);
  t.match(await mistake(planCommand, path('alone.txt')), /The request has no container/);
  t.match(await mistake(planCommand, path('alone.txt'), '--into', 'big'), /--into "big": .*no size/);
  t.match(
    await mistake(planCommand, path('cut.json')),
    /cut\.json is not valid JSON: it ends too early \(line 1, column 14\)\.$/,
  );
  t.match(await mistake(planCommand, path('none.txt')), /none\.txt cannot be read: there is no such file/);
  t.match(await mistake(planCommand, path('alone.txt'), '--report', 'x.doc'), /its ending must be one of html, pdf/);
  t.match(await mistake(planCommand, path('alone.txt'), '--uom', 'feet'), /--uom is one of mm, cm, in/);
  t.match(await mistake(planCommand, path('alone.txt'), '--rule', 'x'), /NAME=VALUE/);
  t.match(await run(planCommand, path('zero.txt')), {
    code: 2,
    text: /zero cannot be planned:\n {2}line 2, "qty 0": /,
  });
});

t.test('the value of an option that a rule may not have is named as it was typed', async (t) => {
  const { path, mistake } = desk(t, { 'o.txt': LINES, 'o.csv': 'Name,Length,Width,Height,Qty\nA,60,40,40,1\n' });
  const into = ['--into', 'T: 2 x 2 x 2 m'];
  for (const [command, args, said] of [
    [planCommand, ['o.txt', '--level', '9'], /^--level 9: `optimizationLevel` must be from 1 to 4; 9 was sent\.$/],
    [
      planCommand,
      ['o.txt', '--level', 'high', '--rule', 'minSupportRate=80'],
      /^--level high: .* a whole number from 1 to 4; .*\n--rule minSupportRate=80: /,
    ],
    [planCommand, ['o.txt', '--rule', 'seed=-1'], /^--rule seed=-1: /],
    [planCommand, ['o.txt', '--rule', 'maxStackingHeight={"isUsed":"perhaps"}'], /^--rule maxStackingHeight=\{.*\}: /],
    [planCommand, ['o.txt', '--rule', 'axleRegulation=EU'], /^--rule axleRegulation=EU: .*EU96-53/],
    [planCommand, ['o.txt', '--into', 'T: 2 x 2 x 2 m, door={}'], /^--into "T: 2 x 2 x 2 m, door=\{\}": /],
    [planCommand, ['o.csv', '--into', 'T: 2 x 2 x 2 m, stackCode=A, maxWeight=-1'], /^--into "T: .*": /],
    [planCommand, ['o.txt', '--title', 'x'.repeat(400)], /^--title "x+": /],
    [compareCommand, ['o.txt', '--levels', '1,9'], /^--levels 1,9: .* from 1 to 4/],
    [
      compareCommand,
      ['o.txt', '--vary', 'minSupportRate=0,80'],
      /^--vary minSupportRate=0,80: .*it is a share: 0\.8 means/,
    ],
    [compareCommand, ['o.txt', '--vary', 'seed=1,1'], /^--vary seed=1,1: 1 is named twice/],
    [
      compareCommand,
      ['o.txt', '--levels', '1', '--vary', 'optimizationLevel=2'],
      /--levels 1 varies optimizationLevel already/,
    ],
    [verifyCommand, ['o.txt', '--rule', 'minSupportRate=80'], /^--rule minSupportRate=80: /],
    [benchCommand, ['br', '--level', '9'], /^--level 9: /],
    [benchCommand, ['br', '--seeds', '99999999999'], /^--seeds 99999999999: /],
  ] as const) {
    const [file, ...rest] = args;
    const line =
      file === 'br' ? args : [path(file), ...rest, ...(command === planCommand && file === 'o.csv' ? into : [])];
    t.match(await mistake(command, ...line), said, args.join(' '));
  }
});

t.test('what is wrong with lines and tables is named by line or row, and word', async (t) => {
  const { path, run } = desk(t, {
    'stops.txt': '# two stops\nA: 60 x 40 x 40 cm, qty 2\nB: 60 x 40 x 40 cm, qty 2, stop 2\ninto T: 2 x 2 x 2 m\n',
    'stops.csv': 'Name,Length,Width,Height,Qty,Stop\nA,60,40,40,2,\nB,60,40,40,2,2\n',
    'axles.txt':
      'A: 60 x 40 x 40 cm, qty 2\ninto T: 2 x 2 x 2 m, type Truck\naxles steer: at 1 m\naxles drive: at 1 m, max 2 t\n',
    'mm.csv': 'Name,Length,Width,Height,Qty\nA,600,400,400,20\n',
    'big.txt': 'A: 6 x 4 x 4 m, qty 2\ninto T: 2 x 2 x 2 m\n',
    'tall.csv': 'Name,Length,Width,Height,Qty\nA,60,40,40,20\nB,60,40,235,2\n',
  });
  const switched = 'changes nothing here: only `isSequenceUsed`, .* use it\\. \\(--rule isSequenceUsed=true\\)';
  const into = ['--uom', 'cm', '--into', 'T: 2 x 2 x 2 m'];
  const text = await run(planCommand, path('stops.txt'), '--level', '1');
  t.match(text.text, new RegExp(`^warning: line 3, "stop 2": it ${switched}$`, 'm'));
  const table = await run(planCommand, path('stops.csv'), ...into);
  t.match(table.text, new RegExp(`^warning: .*row 3, column Stop: it ${switched}$`, 'm'));
  const idle = await run(
    planCommand,
    path('stops.txt'),
    '--rule',
    'minSupportRate=0.5',
    '--rule',
    'isSafeStackingUsed=false',
  );
  t.match(
    idle.text,
    /^warning: --rule minSupportRate=0\.5: it changes nothing here: .* \(--rule isSafeStackingUsed=true\)$/m,
  );
  t.match(await run(planCommand, path('axles.txt')), { code: 2, text: /\n {2}line [34]: / });
  t.match(await run(planCommand, path('big.txt')), { code: 2, text: /\n {2}line 1: / });
  const tall = await run(planCommand, path('tall.csv'), '--uom', 'cm', '--into', '20 ft: 589 x 235 x 239 cm');
  t.match(tall.text, /^warning: Cargoes, row 3: .*door/m, 'a warning about the finished plan');
  const unit = await run(planCommand, path('mm.csv'), '--into', '20 ft: 589 x 235 x 239 cm');
  t.match(unit.text, /^ {2}Cargoes, row 2: 600 x 400 x 400 in goes into no container/m);
  t.match(unit.text, /row 2.*look like ones in millimetres \(--uom mm\).*read in inches \(--uom in\)/);
});

t.test('plan: reports on the paper that is asked for, and labels of pallets', async (t) => {
  const { path, run, mistake } = desk(t, { 'o.txt': LINES });
  const html = async (...options: string[]) => {
    const file = path(`report${options.join('')}.html`);
    await run(planCommand, path('o.txt'), '--level', '1', '--report', file, ...options);
    return readFileSync(file, 'utf8');
  };
  t.match(await html('--paper', 'letter'), /@page\{size:Letter/);
  t.match(await html(), /@page\{size:A4/);
  t.match(await mistake(planCommand, path('o.txt'), '--paper', 'A3'), /^--paper is one of A4, Letter, not "A3"/);
});

t.test('stowage itself: help, version, standard input, and a reader that leaves', async (t) => {
  const cli = fileURLToPath(new URL('../../src/cli.js', import.meta.url));
  const stowage = (args: readonly string[], input = '') =>
    new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
      const child = execFile(process.execPath, [cli, ...args], (_, stdout, stderr) =>
        resolve({ code: child.exitCode, stdout, stderr }),
      );
      child.stdin?.end(input);
    });
  const usages: readonly (readonly [string[], RegExp])[] = [
    [['serve', '--help'], /^stowage serve\n/],
    [['worker', '-h'], /^stowage worker\n/],
    [['keys', '--help'], /^stowage keys create/],
    [['data', '--help'], /^stowage data export/],
    [['mcp', '--help'], /^stowage mcp/],
    [['help', 'plan'], /^stowage plan FILE/],
    [['help', 'data'], /^stowage data export/],
  ];
  for (const [args, shown] of usages) {
    t.match(await stowage(args), { code: 0, stdout: shown, stderr: '' }, args.join(' '));
  }
  for (const args of [
    ['serve', 'nonsense'],
    ['worker', '--threads=2'],
  ]) {
    t.match(await stowage(args), { code: 1, stdout: '', stderr: /\n\nstowage (serve|worker)\n/ }, args.join(' '));
  }
  const titled = await stowage(
    ['plan', '-', '--uom', 'cm', '--into', '20 ft: 589 x 235 x 239 cm'],
    'Item;L;B;H;Qty\nBox;40;30;20;9\n',
  );
  t.match(titled, { code: 0, stdout: /^Plan: 9 of 9 packages/, stderr: '' }, 'a table on standard input');
  const [help, version, planned] = await Promise.all([
    stowage(['--help']),
    stowage(['--version']),
    stowage(['plan', '-', '--level', '1'], LINES),
  ]);
  t.match(help, { code: 0, stdout: /stowage verify +checks a plan[\s\S]*stowage --version +prints/, stderr: '' });
  t.match(version, { code: 0, stdout: /^\d+\.\d+\.\d+\n$/ });
  t.match(planned, { code: 0, stdout: /^Plan: 132 of 132 packages/, stderr: '' });
});

t.test('plan --explain: what the planner did, and the same plan', async (t) => {
  const { path, run } = desk(t, { 'order.txt': LINES });
  const plain = await run(planCommand, path('order.txt'), '--level', '1');
  const { code, lines } = await run(planCommand, path('order.txt'), '--level', '1', '--explain');
  t.equal(code, 0);
  t.match(lines[0], /^order: MixLoad of 132 pieces, container types: 20 ft$/);
  t.match(lines[1], /^ {2}round: level 1 \(\d+\.\d ms\)$/);
  t.match(lines[2], /^ {4}search: containers 20 ft \(.* best plan: containers 1; volume [\d.]+; better by value\)$/);
  t.same(lines.slice(-plain.lines.length), plain.lines);
  const json = await run(planCommand, path('order.txt'), '--level=1', '--json', '--explain');
  t.equal(JSON.parse(json.text).status, 'succeed', 'a Load in JSON stays one');
});

t.test('plan --threads: the same plan', async (t) => {
  const { path, run } = desk(t, { 'order.txt': LINES });
  const planned = (threads: string) =>
    run(planCommand, path('order.txt'), '--level', '2', '--json', '--threads', threads);
  const [alone, beside] = [await planned('1'), await planned('3')];
  t.equal(alone.code, 0);
  t.same(JSON.parse(beside.text).filledContainers, JSON.parse(alone.text).filledContainers);
  for (const wrong of ['0', '34', 'two']) {
    await t.rejects(planned(wrong), { message: /--threads is a whole number from 1 to 33, not / }, wrong);
  }
});
