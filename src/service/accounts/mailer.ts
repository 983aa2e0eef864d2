/** Sends mails by the operator's server (SMTP_URL). */
import type { Transporter } from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const PATIENCE_MILLISECONDS = 10_000;

export class Mailer {
  #transport: Promise<Transporter> | null = null;

  /** @param url null: there is no server; @param from who sends */
  constructor(
    private readonly url: string | null,
    private readonly from: string,
  ) {}

  get isThere(): boolean {
    return this.url !== null;
  }

  /** Rejects when the server does not take it. */
  async send({ to: address, subject, text }: Mail): Promise<void> {
    const { url } = this;
    if (url === null) throw new Error('no SMTP_URL is set');
    // A process that sends none does not load it.
    this.#transport ??= import('nodemailer').then(({ default: { createTransport } }) =>
      createTransport({
        url,
        connectionTimeout: PATIENCE_MILLISECONDS,
        greetingTimeout: PATIENCE_MILLISECONDS,
        socketTimeout: PATIENCE_MILLISECONDS,
      }),
    );
    // As one address, whatever a mail program would read from it.
    await (await this.#transport).sendMail({ from: this.from, to: { name: '', address }, subject, text });
  }
}
