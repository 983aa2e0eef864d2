/** Nothing of an upload could be read; the message says why, to whoever sent it. */
export class UploadFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UploadFailure';
  }
}
