/** A stored load that cannot be shown; the message says why. Apart from what reads them, which the main thread needs not. */
export class UnreadableLoad extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnreadableLoad';
  }
}
