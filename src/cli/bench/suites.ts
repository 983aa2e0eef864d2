/** The suites that `stowage bench` knows, by name. */
import { BR } from './br.js';
import { HTTP } from './http.js';
import { MPV } from './mpv.js';
import { PALLETS } from './pallets.js';
import { FILES } from './request-files.js';
import { SCALE } from './scale.js';
import type { Suite } from './suite.js';
import { THPACK9 } from './thpack9.js';

export const SUITES: Readonly<Record<string, Suite>> = {
  br: BR,
  thpack9: THPACK9,
  mpv: MPV,
  pallets: PALLETS,
  scale: SCALE,
  http: HTTP,
  files: FILES,
};
