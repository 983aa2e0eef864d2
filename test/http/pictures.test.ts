/** Pictures over HTTP, on each store: their addresses, who may see them and how long. */
import { loadImage } from '@napi-rs/canvas';
import t, { type Test } from 'tap';
import { onBothStoresInDeepRuns, type StartService } from '../support/http/both-stores.js';
import { smallRequest } from '../support/problems/requests.js';
import { USER } from '../support/service/running-service.js';

type Images = Readonly<Record<string, string | null>>;

const OUT = 'graphicsCreated=true&graphicsImageWidth=120&graphicsImageDepth=90&graphicsShowScale=true';
const THUMBNAILS = 'thumbnailsCreated=true&thumbnailsImageWidth=64&thumbnailsImageDepth=48';

async function picture(
  address: string,
): Promise<{ status: number; type: string; bytes: Uint8Array; headers: Headers }> {
  const answer = await fetch(address);
  const type = answer.headers.get('Content-Type') ?? '';
  return { status: answer.status, type, bytes: new Uint8Array(await answer.arrayBuffer()), headers: answer.headers };
}

const asSvg = (address: string) => address.replace(/png$/, 'svg');

t.test('pictures', { timeout: 240_000 }, (t) =>
  onBothStoresInDeepRuns(t, async (t: Test, start: StartService) => {
    const { post, call, address } = await start();
    const built = await post(`/Loads?UOM=UnitMetric&${OUT}&${THUMBNAILS}`, smallRequest({ title: 'Seen' }));
    const [filled] = built.body.filledContainers;
    const images: Images = filled.graphics.images;
    const diagram = images['path3DDiagram']!;

    t.test('every picture of a container and of its spaces has an address that shows it', async (t) => {
      t.same(Object.keys(images).length, 8);
      const spaces: Images[] = filled.spaces.map((space: { graphics: { images: Images } }) => space.graphics.images);
      const ofCargo = spaces.filter((_, at) => !filled.spaces[at].isEmpty);
      const all = [...Object.entries(images), ...Object.entries(ofCargo[0]!)];
      for (const [member, place] of all) {
        const found = await picture(place!);
        t.match(found, { status: 200, type: 'image/png' }, member);
        const { width, height } = await loadImage(Buffer.from(found.bytes));
        const isOfSpace = member === 'pathThumbnail' || place === ofCargo[0]![member];
        const [least, lower] = isOfSpace ? [64, 48] : [120, 90];
        if (member === 'pathComposite') t.ok(width >= least && height >= lower);
        else t.same([width, height], [least, lower], member);
      }
      t.ok(spaces.filter((_, at) => filled.spaces[at].isEmpty).every((space) => space['pathThumbnail'] === null));
    });

    t.test('the same address with .svg shows it as SVG', async (t) => {
      const { status, type, bytes, headers } = await picture(asSvg(diagram));
      t.same([status, type], [200, 'image/svg+xml; charset=utf-8']);
      t.match(Buffer.from(bytes).toString(), /^<svg .*width="120" height="90"/);
      t.match(headers.get('Content-Security-Policy'), /default-src 'none'/);
      t.equal(headers.get('Cross-Origin-Resource-Policy'), 'cross-origin');
    });

    t.test('captions have the language that is asked for', async (t) => {
      const { body } = await call(`/Loads?${OUT}&reportLanguage=GER`);
      const { pathComposite } = body.items[0].filledContainers[0].graphics.images;
      const german = await picture(asSvg(pathComposite));
      t.match(Buffer.from(german.bytes).toString(), '>Von der Stirnwand<');
      const english = await picture(asSvg(images['pathComposite']!));
      t.match(Buffer.from(english.bytes).toString(), '>From the front wall<');
    });

    t.test('nothing is shown unless it is asked for', async (t) => {
      const { body } = await call('/Loads');
      const [shown] = body.items[0].filledContainers;
      t.ok(Object.values(shown.graphics.images).every((one) => one === null));
      t.same(body.items[0].warnings, []);
    });

    t.test('a read gives addresses that hold, the same all day', async (t) => {
      const read = await call(`/Loads/${USER}/Seen/1?${OUT}`);
      t.equal(read.body.graphics.images.path3DDiagram, diagram);
      t.equal(
        (await call(`/Loads/${USER}/Seen?${OUT}`)).body.items[0].filledContainers[0].graphics.images.path3DDiagram,
        diagram,
      );
    });

    t.test('measures are in the unit in which the load is shown', async (t) => {
      const measuresOf = async (query: string) => {
        const { body } = await call(`/Loads/${USER}/Seen/1?${OUT}${query}`);
        const { bytes } = await picture(asSvg(body.graphics.images.path3DDiagram));
        return [
          ...Buffer.from(bytes)
            .toString()
            .matchAll(/>([\d.]+) (mm|in|cm)</g),
        ].map(([, value, unit]) => [Number(value), unit]);
      };
      const own = await measuresOf('');
      t.same(
        own.map(([, unit]) => unit),
        ['mm', 'mm', 'mm'],
      );
      t.same(
        await measuresOf('&UOM=UnitHighMetric'),
        own.map(([value]) => [Number(value) / 10, 'cm']),
      );
    });

    t.test('an address that was changed shows nothing', async (t) => {
      const [before, token, after] = /^(.*Pictures\/)([^/]+)(\/.*)$/.exec(diagram)!.slice(1) as [
        string,
        string,
        string,
      ];
      const other = token.at(-3) === 'A' ? 'B' : 'A';
      const changed = [
        `${before}${token.slice(0, -3)}${other}${token.slice(-2)}${after}`,
        `${before}${token.slice(0, 20)}${after}`,
        `${before}AAAA${after}`,
        diagram.replace('/1/diagram', '/2/diagram'),
        diagram.replace('diagram.png', 'diagram.gif'),
        diagram.replace('diagram.png', 'thumbnail.png'),
        diagram.replace('/1/diagram', '/1/999/diagram'),
      ];
      for (const one of changed) t.equal((await picture(one)).status, 404, one);
      const answer = await (await fetch(changed[0]!)).json();
      t.match(answer, { code: 'NoSuchPicture', message: /Read the load again/ });
      t.notMatch(Buffer.from(token, 'base64url').toString('latin1'), /ann|Seen/, 'the token tells nothing');
    });

    t.test('another service on the same store, and one after a restart, show it too', async (t) => {
      const bytes = Buffer.from((await picture(diagram)).bytes);
      const second = await start();
      const moved = diagram.replace(address, second.address);
      t.ok(bytes.equals((await picture(moved)).bytes));
      await second.stop(1_000);
    });

    t.test('a load that is not saved', async (t) => {
      const { body } = await post(`/Loads?loadSaved=false&${OUT}`, smallRequest({ title: 'Unseen', qty: 7 }));
      const top = body.filledContainers[0].graphics.images.path2DTop;
      t.equal((await picture(top)).status, 200);
      t.equal((await call(`/Loads/${USER}/Unseen`)).status, 400, 'it is not in the archive');
    });

    t.test('an overwritten load, and a deleted one', async (t) => {
      await post('/Loads?UOM=UnitMetric', smallRequest({ title: 'Seen', qty: 5 }));
      t.equal((await picture(diagram)).status, 404, 'overwritten');
      const again = await call(`/Loads/${USER}/Seen/1?${OUT}`);
      const now = again.body.graphics.images.path3DDiagram;
      t.equal((await picture(now)).status, 200);
      await call(`/Loads/${USER}/Seen`, { method: 'DELETE' });
      t.equal((await picture(now)).status, 404, 'deleted');
    });
  }),
);
