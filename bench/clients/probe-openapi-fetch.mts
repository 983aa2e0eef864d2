/** Posts the load of $LOAD with openapi-fetch and the types of openapi-typescript, and prints what it reads back of it. */
import { readFileSync } from 'node:fs';
import createClient from 'openapi-fetch';
import type { components, paths } from './stowage.js';

const { LOAD = '', STOWAGE_URL, STOWAGE_KEY = '', STOWAGE_USER: userId = '' } = process.env;
const stowage = createClient<paths>({ baseUrl: STOWAGE_URL, headers: { TokenID: STOWAGE_KEY } });
const body: components['schemas']['LoadRequest'] = JSON.parse(readFileSync(LOAD, 'utf8'));
const built = await stowage.POST('/Loads', { params: { query: { loadSaved: true, userId, UOM: 'UnitMetric' } }, body });
if (built.error) throw new Error(JSON.stringify(built.error));
const found = await stowage.GET('/Loads/{userId}/{title}', {
  params: { path: { userId, title: body.title }, query: { requestCreated: true, UOM: 'UnitMetric' } },
});
if (found.error) throw new Error(JSON.stringify(found.error));
console.log(JSON.stringify(found.data.items[0]!.request));
