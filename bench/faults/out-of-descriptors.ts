/** The process may open few files: at the start, and while it serves. */
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Finding, type Scene, Victim } from './scenario.js';

const TOO_FEW = [32, 48, 64, 80, 128, 256] as const;
/** Enough to start with. */
const FEW = 160;

export async function outOfDescriptors(scene: Scene): Promise<readonly Finding[]> {
  const starts = [];
  for (const files of TOO_FEW) {
    const service = scene.start({ DATA_DIR: scene.folder() }, files);
    const code = await Promise.race([
      service.ended,
      service.ready.then(
        () => 'ready' as const,
        () => service.ended,
      ),
    ]);
    service.process.kill('SIGKILL');
    starts.push({ files, code, errors: service.errors.join('\n') });
  }
  const withStack = starts.filter(({ errors }) => /^\s+at |node:internal/m.test(errors));
  const service = scene.start({ DATA_DIR: scene.folder() }, FEW);
  await service.ready;
  const victim = new Victim(service, await service.address);
  const sockets = await exhausted(victim.address);
  await sleep(1500);
  const log = service.lines.filter((line) => /connections are refused/.test(line));
  for (const socket of sockets) socket.destroy();
  await sleep(500);
  const after = await victim.call('/Account/Keys').catch(() => null);
  return [
    {
      asked: 'a start without enough of them ends with a sentence that says so, not with a stack',
      seen: `${starts.map(({ files, code }) => `${files}: ${code}`).join(', ')}; stacks: ${withStack.length}`,
      holds:
        withStack.length === 0 &&
        starts.every(({ code, errors }) => (code === 1 ? /ulimit/.test(errors) : code === 'ready')),
    },
    {
      asked: 'while it serves, the log says it in a sentence, the process lives and goes on when there are some again',
      seen: `${sockets.length} connections; ${log.length} lines, errors ${service.errors.length}; then ${after?.status}`,
      holds: log.length > 0 && service.errors.length === 0 && after?.status === 200 && victim.lives,
    },
  ];
}

/** Connections until there are more than the process may have. */
async function exhausted(address: string): Promise<Socket[]> {
  const { hostname, port } = new URL(address);
  const sockets: Socket[] = [];
  for (let n = 0; n < 3 * FEW; n++) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    sockets.push(socket);
    if (n % 50 === 0) await sleep(10);
  }
  return sockets;
}
