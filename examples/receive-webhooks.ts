/** A listener: it believes signed webhooks only, answers at once, and does nothing twice. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answered, createClient, verifyWebhook } from 'stowage/client';

const { STOWAGE_URL: baseUrl = '', STOWAGE_KEY: token = '', PORT = '9000' } = process.env;
const stowage = createClient({ baseUrl, token });
const { signingSecret } = answered(await stowage.api.GET('/Account/WebhookSecret'));

/** Ids of the last webhooks; keep them in your database if you run more than one listener. */
const done = new Set<string>();

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  try {
    // The body exactly as it came: parsed and written again it has another signature.
    const body = Buffer.concat(chunks).toString();
    const { id, load } = await verifyWebhook({ body, headers: request.headers }, { secret: signingSecret });
    response.writeHead(200).end();
    if (done.has(id)) return;
    done.add(id);
    console.log(`${load.document?.title}: ${load.status}, ${load.loadSummary.cargoesLoaded} loaded`);
  } catch (error) {
    response.writeHead(401).end();
    console.error((error as Error).message);
  }
});
server.listen(Number(PORT), () => {
  const { port } = server.address() as AddressInfo;
  console.log(`Send webhookListenerURLToNewLoad=http://<this machine>:${port}/`);
});
