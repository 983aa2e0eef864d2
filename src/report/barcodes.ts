/** What encodes bars. A build puts the package into the compiled file (scripts/packed-packages.mjs). */
import bwipjs from 'bwip-js/node';

export const { raw } = bwipjs;
