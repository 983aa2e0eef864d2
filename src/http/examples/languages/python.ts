/** A call in Python, with nothing but its library. */
import type { Called, SentBody } from '../called.js';

export function python({ method, address, needsKey, body, answers }: Called): string {
  const parts = address.map(({ kind, text }) => (kind === 'variable' ? `{${text.toLowerCase()}}` : braced(text)));
  const headers = [
    ...(needsKey ? ['"TokenID": os.environ["STOWAGE_KEY"]'] : []),
    ...(body === null ? [] : [`"Content-Type": "${body.type}"`]),
  ];
  const lines = [
    'import json, os',
    'from urllib.request import Request, urlopen',
    '',
    'request = Request(',
    `    os.environ["STOWAGE_URL"] + f"${parts.join('')}",`,
    `    method="${method}",`,
    ...(headers.length === 0 ? [] : [`    headers={${headers.join(', ')}},`]),
    ...(body === null ? [] : [`    data=${literal(body)}.encode(),`]),
    ')',
    'with urlopen(request) as response:',
    ...READ[answers],
  ];
  return lines.join('\n');
}

const READ: Readonly<Record<Called['answers'], readonly string[]>> = {
  json: ['    answer = json.load(response)'],
  text: ['    answer = response.read().decode()'],
  bytes: ['    answer = response.read()'],
  events: ['    for line in response:', '        print(line.decode(), end="")'],
};

function braced(text: string): string {
  return text.replaceAll('{', '{{').replaceAll('}', '}}');
}

function literal({ text, isPlain }: SentBody): string {
  return isPlain ? `r"""${text}"""` : JSON.stringify(text);
}
