/** What cannot be imported; the message says where. */
export class BadExport extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadExport';
  }
}
