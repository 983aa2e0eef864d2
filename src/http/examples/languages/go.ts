/** A call in Go, with nothing but its library. */
import type { Called, SentBody } from '../called.js';
import { programName } from '../example.js';

export function go({ method, address, needsKey, body, answers }: Called): string {
  const parts = [
    'os.Getenv("STOWAGE_URL")',
    ...address.map(({ kind, text }) => (kind === 'variable' ? programName(text) : `"${text}"`)),
  ];
  const sent = body === null ? 'nil' : `strings.NewReader(${literal(body)})`;
  const packages = ['log', 'net/http', 'os', ...NEEDED[answers], ...(body === null ? [] : ['strings'])];
  const lines = [
    ...['import (', ...packages.sort().map((name) => `\t"${name}"`), ')', ''],
    `request, err := http.NewRequest("${method}", ${parts.join('+')}, ${sent})`,
    ...FAULT,
    ...(needsKey ? ['request.Header.Set("TokenID", os.Getenv("STOWAGE_KEY"))'] : []),
    ...(body === null ? [] : [`request.Header.Set("Content-Type", "${body.type}")`]),
    'response, err := http.DefaultClient.Do(request)',
    ...FAULT,
    'defer response.Body.Close()',
    ...READ[answers],
  ];
  return lines.join('\n');
}

const FAULT = ['if err != nil {', '\tlog.Fatal(err)', '}'];

const NEEDED: Readonly<Record<Called['answers'], readonly string[]>> = {
  json: ['encoding/json'],
  text: ['io'],
  bytes: ['io'],
  events: ['bufio', 'fmt'],
};

const READ: Readonly<Record<Called['answers'], readonly string[]>> = {
  json: ['var answer map[string]any', 'err = json.NewDecoder(response.Body).Decode(&answer)', ...FAULT],
  text: ['answer, err := io.ReadAll(response.Body)', ...FAULT],
  bytes: ['answer, err := io.ReadAll(response.Body)', ...FAULT],
  events: ['for lines := bufio.NewScanner(response.Body); lines.Scan(); {', '\tfmt.Println(lines.Text())', '}'],
};

function literal({ text, isPlain }: SentBody): string {
  return isPlain && !text.includes('`') ? `\`${text}\`` : JSON.stringify(text);
}
