/** The protocol itself. A build puts the package into the compiled file whole (scripts/packed-packages.mjs). */
export * from '@modelcontextprotocol/server';
export { serveStdio } from '@modelcontextprotocol/server/stdio';
