/** What the browser of the same-plan test runs: the planning and the WASM of the service, in a Web Worker. */
import { createEngine } from '../../../src/engine/engine.js';
import { filledContainers, type SampleRequest } from './sample-requests.js';

const compiled = (name: string) => WebAssembly.compileStreaming(fetch(`/${name}`));

addEventListener('message', async ({ data }: MessageEvent<SampleRequest>) => {
  const engine = createEngine({
    narrow: await compiled('search-narrow.wasm'),
    wide: await compiled('search-wide.wasm'),
  });
  postMessage(filledContainers(data, engine));
});
