/** What is said of packages whose compiled part was left out of the installation. */
import t from 'tap';
import { missingNativePart } from '../../src/lib/native-part.js';

function thrownIn(file: string, message: string): Error {
  return Object.assign(new Error(message), { stack: `Error: ${message}\n    at Object.<anonymous> (${file}:689:19)` });
}

const place = `${process.platform}-${process.arch}`;

t.equal(
  missingNativePart(thrownIn('/srv/node_modules/@napi-rs/canvas/js-binding.js', 'Cannot find native binding. npm has')),
  `The native part of @napi-rs/canvas for ${place} is not installed. Install without --omit=optional, on this kind of machine.`,
);
t.match(
  missingNativePart(thrownIn('C:\\srv\\node_modules\\@node-rs\\argon2\\index.js', 'Cannot find native binding.')),
  /^The native part of @node-rs\/argon2 /,
);
t.match(
  missingNativePart(
    thrownIn(
      '/srv/node_modules/node-gyp-build-optional-packages/index.js',
      'No native build was found for platform=linux',
    ),
  ),
  /^The native part of /,
);
t.equal(missingNativePart(thrownIn('/srv/node_modules/lmdb/open.js', 'The folder is full.')), null);
t.equal(missingNativePart('cannot find it'), null);
