/**
 * The package that schemas are written with. A build puts it into the compiled file whole (scripts/packed-packages.mjs): it comes
 * in 370 files, and every process and thread that plans loads them.
 */
export * from 'typebox';
export { default } from 'typebox';
