/** Posts the load of $LOAD with the client that openapi-generator made for fetch, and prints what it reads back of it. */
import { readFileSync } from 'node:fs';
import { ArchiveApi, BuildLoadRequestFromJSON, CalculationApi, Configuration, UOMEnum } from './stowage/index.js';

const { LOAD = '', STOWAGE_URL, STOWAGE_KEY = '', STOWAGE_USER: userId = '' } = process.env;
const settings = new Configuration({
  basePath: STOWAGE_URL,
  apiKey: (name) => (name === 'TokenID' ? STOWAGE_KEY : ''),
});
const buildLoadRequest = BuildLoadRequestFromJSON(JSON.parse(readFileSync(LOAD, 'utf8')));
const UOM = UOMEnum.UnitMetric;
await new CalculationApi(settings).buildLoad({ buildLoadRequest, loadSaved: true, userId, uOM: UOM });
const { title } = buildLoadRequest;
const { items } = await new ArchiveApi(settings).findLoadsByTitle({ userId, title, requestCreated: true, uOM: UOM });
console.log(JSON.stringify(items[0]!.request));
