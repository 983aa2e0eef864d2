/** A browser as far as sessions go: it keeps cookies, and says that a page of the service itself sends the call. */
import { postInit, type TestAnswer } from '../service/running-service.js';

export class SessionBrowser {
  readonly #jar = new Map<string, string>();

  /** @param send without a key */
  constructor(private readonly send: (path: string, init: RequestInit) => Promise<TestAnswer>) {}

  /** As the header has it. */
  get cookie(): string {
    return [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set cookie(header: string) {
    this.#jar.clear();
    for (const pair of header.split('; ')) this.#keep(pair);
  }

  async call(path: string, init: RequestInit = {}, headers: Record<string, string> = {}): Promise<TestAnswer> {
    const own = { 'Sec-Fetch-Site': 'same-origin', Cookie: this.cookie, ...headers };
    const answer = await this.send(path, { ...init, headers: { ...init.headers, ...own } });
    for (const set of answer.headers.getSetCookie()) this.#keep(set.split(';')[0]!);
    return answer;
  }

  signIn(body: object): Promise<TestAnswer> {
    return this.call('/Account/Session', postInit(body));
  }

  #keep(pair: string): void {
    const [name = '', value = ''] = pair.split('=', 2);
    if (value === '') this.#jar.delete(name);
    else this.#jar.set(name, value);
  }
}
