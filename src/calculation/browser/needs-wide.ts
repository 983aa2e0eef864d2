/** A container is too large for the module that is there. */
export class NeedsWide extends Error {}
